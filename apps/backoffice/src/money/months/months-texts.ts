import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, and of the months of the journal of money. */
export type MonthsTextId = keyof Texts | keyof typeof messages;

/** Says a text by its id. */
export const useMonthsText = useHostText<MonthsTextId>;

/** Gives a part the texts of months beside the app's own. */
export const withMonthsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
