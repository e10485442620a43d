import { readingWords, type ReadingMessageId } from "@yer/api/reading/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about what people read and write. */
export const useArticleText = useHostText<keyof Texts | ReadingMessageId | keyof typeof messages>;

/** Gives a screen these texts beside the app's own. They come with the screen: pages without it carry none. */
export const withArticleTexts = withPartTexts(readingWords, import.meta.glob<MessageFile>("./messages/*.ts"));
