import type { NoticeKind } from "../../contract/notices.js";

/** What people are told, in Uzbek. */
export const messages = {
  "notice.deadline.escalated":
    "{count, plural, =1 {{number} nomzodning muddati {days} kun oʻtdi: {status}} other {# ta nomzodning muddati oʻtdi: {status}}}",
  "notice.conclusion.delegated": "{by} sizga {number} nomzod boʻyicha xulosani topshirdi ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} {number} nomzod boʻyicha xulosani sizdan oldi ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {{number} ish «{view}» koʻrinishiga kirdi} other {«{view}» koʻrinishiga # ta ish kirdi}}",
  "notice.bulk.ended": "Koʻp ish birdaniga: {total} tadan {moved} tasi oʻtkazildi",
  "notice.export.ready": "Eksport qilingan fayl tayyor: {rows} qator",
  "notice.export.failed": "Eksport qilinmadi: fayl tayyorlanmadi",
  "notice.account.device": "Hisobingizga yangi qurilmadan kirildi. Agar bu siz boʻlmasangiz, hamma seanslarni tugating",
  "notice.account.email":
    "Xabarlar uchun pochta manzilingiz oʻzgardi. Agar buni siz qilmagan boʻlsangiz, hamma seanslarni tugating",
  "kind.deadline.escalated": "Muddati oʻtgan nomzodlar",
  "kind.conclusion.delegated": "Sizga topshirilgan xulosalar",
  "kind.conclusion.taken-over": "Sizdan olingan xulosalar",
  "kind.view.entered": "Kuzatilayotgan koʻrinishga kirgan ishlar",
  "kind.bulk.ended": "Koʻp ish birdaniga tugadi",
  "kind.export.ready": "Eksport fayli tayyor",
  "kind.export.failed": "Eksport qilinmadi",
  "kind.account.device": "Yangi qurilmadan kirish",
  "kind.account.email": "Pochta manzili oʻzgarishi",
} satisfies Record<`${"notice" | "kind"}.${NoticeKind}`, string> & Record<string, string>;
