import { sentAreasFill } from "../cases/areas/sent-areas-fill.js";
import type { Fill } from "../platform/fills/fill.js";
import { historyPartsFill } from "../platform/history/history-parts-fill.js";

/**
 * Every fill that this version knows, in the order in which they are done. One stays here until a migration has demanded
 * it (`demandFilled`), so that an operator can still run it then.
 */
export const fills: readonly Fill[] = [sentAreasFill, historyPartsFill];
