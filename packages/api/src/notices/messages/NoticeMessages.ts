import type { NoticeKind } from "../../contract/notices.js";

/** Id of what a notice says: `notice.<kind>`. Its arguments are the notice's `count` and `params`. */
export type NoticeMessageId = `notice.${NoticeKind}`;

/** What people are told, in one language. */
export type NoticeMessages = Readonly<Record<NoticeMessageId, string>>;
