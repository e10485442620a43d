import type { messages } from "./uz_UZ.js";

/** Ids of what is said where a person chooses how notices reach them, staff and citizens alike. */
export type NoticeChoiceMessageId = keyof typeof messages;

/** The files of what is said where a person chooses how notices reach them, by language. */
export const noticeChoiceWords = import.meta.glob<{ messages: Record<NoticeChoiceMessageId, string> }>("./*_*.ts");
