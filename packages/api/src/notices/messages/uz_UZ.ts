import type { NoticeMessages } from "./NoticeMessages.js";

/** What people are told, in Uzbek. */
export const messages: NoticeMessages = {
  "notice.deadline.escalated":
    "{count, plural, =1 {{number} nomzodning muddati {days} kun oʻtdi: {status}} other {# ta nomzodning muddati oʻtdi: {status}}}",
  "notice.conclusion.delegated": "{by} sizga {number} nomzod boʻyicha xulosani topshirdi ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} {number} nomzod boʻyicha xulosani sizdan oldi ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {{number} ish «{view}» koʻrinishiga kirdi} other {«{view}» koʻrinishiga # ta ish kirdi}}",
  "notice.bulk.ended": "Koʻp ish birdaniga: {total} tadan {moved} tasi oʻtkazildi",
  "notice.export.ready": "Eksport qilingan fayl tayyor: {rows} qator",
  "notice.export.failed": "Eksport qilinmadi: fayl tayyorlanmadi",
};
