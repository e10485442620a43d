import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofBatches } from "../../registers/batches/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of the plan schedule, and of files of rows. */
export type PlanTextId = keyof Texts | keyof typeof messages | keyof typeof ofBatches;

/** Says a text by its id. */
export const usePlanText = useHostText<PlanTextId>;

/** Gives a part the texts of the plan schedule beside the app's own. */
export const withPlanTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
