import type { NoticeMessages } from "./NoticeMessages.js";

/** What people are told, in English. */
export const messages: NoticeMessages = {
  "notice.deadline.escalated":
    "{count, plural, =1 {File {number} is overdue by {days, plural, one {# day} other {# days}}: {status}} other {# files are overdue: {status}}}",
  "notice.conclusion.delegated": "{by} delegated the conclusion on file {number} to you ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} took the conclusion on file {number} over from you ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {File {number} entered the view “{view}”} other {# files entered the view “{view}”}}",
  "notice.bulk.ended": "Many at once: {moved} of {total} files moved",
  "notice.export.ready": "The exported file is ready: {rows} rows",
  "notice.export.failed": "The export failed: there is no file",
};
