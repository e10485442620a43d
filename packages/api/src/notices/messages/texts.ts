import type { messages } from "./uz_UZ.js";

/**
 * Ids of what a notice says, `notice.<kind>`, whose arguments are the notice's `count` and `params`, and of what a kind
 * is called where people choose how they hear of it, `kind.<kind>`.
 */
export type NoticeMessageId = keyof typeof messages;

/** The files of what notices say, by language. */
export const noticeWords = import.meta.glob<{ messages: Record<NoticeMessageId, string> }>("./*_*.ts");
