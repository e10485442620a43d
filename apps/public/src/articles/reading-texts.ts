import { readingWords, type ReadingMessageId } from "@yer/api/reading/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one around what is read. */
export const useReadingText = useHostText<keyof Texts | ReadingMessageId | keyof typeof messages>;

/** Gives a page the texts around what is read beside the site's own. */
export const withReadingTexts = withPartTexts(readingWords, import.meta.glob<MessageFile>("./messages/*.ts"));
