import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one of the plan schedule. */
export const usePlanText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a page the texts of the plan schedule beside the site's own. */
export const withPlanTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
