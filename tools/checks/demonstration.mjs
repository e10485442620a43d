import { filledData } from "../filled.mjs";
import { demoFiles } from "../product.mjs";

/**
 * Fills the demonstration that end-to-end tests and the budgets of what a page asks for begin with, unless this build has
 * filled it today. A step of its own, for it keeps one core busy: other steps run beside it.
 */
await filledData(demoFiles);
