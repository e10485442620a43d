import type { messages } from "./uz_UZ.js";

/** Ids of the words for what an attached document is. */
export type UploadMessageId = keyof typeof messages;

/** The files of the texts about attached documents, by language. */
export const uploadWords = import.meta.glob<{ messages: Record<UploadMessageId, string> }>("./*_*.ts");
