import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of what is said of screens that are not built. */
export const useLaterText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part what is said of screens that are not built beside the app's own texts. */
export const withLaterTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
