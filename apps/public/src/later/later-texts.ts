import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one of what is said of pages that are not built. */
export const useLaterText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part what is said of pages that are not built beside the site's own texts. */
export const withLaterTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
