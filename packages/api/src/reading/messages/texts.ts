import type { messages } from "./uz_UZ.js";

/** Ids of the words around what staff or anyone read: articles, alone and in their shelves. */
export type ReadingMessageId = keyof typeof messages;

/** The files of the texts around what people read, by language. */
export const readingWords = import.meta.glob<{ messages: Record<ReadingMessageId, string> }>("./*_*.ts");
