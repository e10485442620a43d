import * as z from "zod/mini";

/** What a diagram calls a step: several versions may have steps of one label. */
export const stepLabel = z.string().check(z.maxLength(200));
