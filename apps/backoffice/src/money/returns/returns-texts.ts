import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as money } from "../../cases/money/messages/uz_UZ.js";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of what is paid back, and of returns of receipts. */
export type ReturnsTextId = keyof Texts | keyof typeof money | keyof typeof messages;

/** Says a text by its id. */
export const useReturnsText = useHostText<ReturnsTextId>;

/** Gives a part the texts of returns of receipts beside the app's own. */
export const withReturnsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
