import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as receipts } from "../receipts/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of bank lists, and of bank days. */
export type DaysTextId = keyof Texts | keyof typeof receipts | keyof typeof messages;

/** Says a text by its id. */
export const useDaysText = useHostText<DaysTextId>;

/** Gives a part the texts of bank days beside the app's own. */
export const withDaysTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
