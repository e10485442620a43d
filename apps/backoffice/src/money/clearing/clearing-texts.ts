import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, and of clearing between regions. */
export type ClearingTextId = keyof Texts | keyof typeof messages;

/** Says a text by its id. */
export const useClearingText = useHostText<ClearingTextId>;

/** Gives a part the texts of clearing between regions beside the app's own. */
export const withClearingTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
