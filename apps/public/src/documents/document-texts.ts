import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one of documents' pages. */
export const useDocumentText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a page the texts of documents beside the site's own. */
export const withDocumentTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));
