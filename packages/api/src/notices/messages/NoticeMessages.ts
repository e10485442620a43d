import type { NoticeKind } from "../../contract/notices.js";

/**
 * Ids of what a notice says, `notice.<kind>`, whose arguments are the notice's `count` and `params`, and of what a kind
 * is called where people choose how they hear of it, `kind.<kind>`.
 */
export type NoticeMessageId = `notice.${NoticeKind}` | `kind.${NoticeKind}`;

/** What people are told, in one language. */
export type NoticeMessages = Readonly<Record<NoticeMessageId, string>>;
