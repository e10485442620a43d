import type { NoticeKind } from "../../contract/notices.js";

/** What people are told, in Uzbek. */
export const messages = {
  "notice.application.arrived":
    "{count, plural, =1 {{number} ish sizga keldi: {status}} other {# ta ish sizga keldi: {status}}}",
  "notice.application.returned":
    "{count, plural, =1 {{number} ish tahrirlashga qaytarildi} other {# ta ish tahrirlashga qaytarildi}}",
  "notice.application.resubmitted":
    "{count, plural, =1 {{number} ish tuzatilib, qayta topshirildi} other {# ta ish tuzatilib, qayta topshirildi}}",
  "notice.application.noted": "{by} sizni {number} ishdagi qaydda tilga oldi",
  "notice.conclusion.asked":
    "{count, plural, =1 {{number} ish boʻyicha tashkilotingiz xulosasi soʻraldi} other {# ta ish boʻyicha tashkilotingiz xulosasi soʻraldi}}",
  "notice.application.decided":
    "{count, plural, =1 {Siz topshirgan {number} ish boʻyicha qaror: {status}} other {Siz topshirgan # ta ish boʻyicha qaror: {status}}}",
  "notice.conclusion.soon":
    "{count, plural, =1 {{number} ish boʻyicha xulosa muddati yaqin} other {# ta xulosa muddati yaqin}}",
  "notice.conclusion.late":
    "{count, plural, =1 {{number} ish boʻyicha xulosa muddati oʻtdi} other {# ta xulosa muddati oʻtdi}}",
  "notice.objection.received": "{count, plural, =1 {{number} ishga eʼtiroz bildirildi} other {# ta eʼtiroz keldi}}",
  "notice.objection.decided":
    "{count, plural, =1 {{number} ishga bildirilgan eʼtiroz hal qilindi} other {# ta eʼtiroz hal qilindi}}",
  "notice.complaint.received": "{count, plural, =1 {{number} ish boʻyicha shikoyat keldi} other {# ta shikoyat keldi}}",
  "notice.deadline.escalated":
    "{count, plural, =1 {{number} ishning muddati {days} kun oʻtdi: {status}} other {# ta ishning muddati oʻtdi: {status}}}",
  "notice.own.moved": "{number} ishingiz yangi holatda: {status}",
  "notice.own.objection":
    "{number} ish boʻyicha eʼtirozingiz {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} other {koʻrib chiqildi}}",
  "notice.own.objected": "{number} ishingizga eʼtiroz bildirildi",
  "notice.own.objection-decided":
    "{number} ishingizga bildirilgan {objections, plural, =1 {eʼtiroz} other {# ta eʼtiroz}} {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} withdrawn {qaytarib olindi} other {koʻrib chiqildi}}",
  "notice.own.complaint":
    "{number} ish boʻyicha shikoyatingiz {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} other {koʻrib chiqildi}}",
  "notice.own.receipt": "{number} ishingiz boʻyicha toʻlov qabul qilindi",
  "notice.own.reminder": "{number} ishingiz boʻyicha toʻlov kutilmoqda",
  "notice.own.plan":
    "{ends, select, true {{place}: yerlarni oʻrganish bekor qilindi} other {{place}: yerlar {from} – {to} kunlari oʻrganiladi}}",
  "notice.conclusion.delegated": "{by} sizga {number} ish boʻyicha xulosani topshirdi ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} {number} ish boʻyicha xulosani sizdan oldi ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {{number} ish «{view}» koʻrinishiga kirdi} other {«{view}» koʻrinishiga # ta ish kirdi}}",
  "notice.bulk.ended": "Koʻp ish birdaniga: {total} tadan {moved} tasi bajarildi",
  "notice.export.ready": "Eksport qilingan fayl tayyor: {rows} qator",
  "notice.export.failed": "Eksport qilinmadi: fayl tayyorlanmadi",
  "notice.schedule.proposed":
    "{count, plural, =1 {{place}: reja jadval tasdiqlashingizni kutmoqda} other {# ta reja jadval tasdiqlashingizni kutmoqda}}",
  "notice.schedule.approved":
    "{count, plural, =1 {{place}: reja jadval tasdiqlandi, {from} – {to}} other {# ta reja jadval tasdiqlandi}}",
  "notice.schedule.returned":
    "{count, plural, =1 {{place}: reja jadval sabab bilan qaytarildi} other {# ta reja jadval qaytarildi}}",
  "notice.schedule.changed":
    "{count, plural, =1 {{place}: reja jadval oʻzgardi, endi {from} – {to}} other {# ta reja jadval oʻzgardi}}",
  "notice.schedule.cancelled":
    "{count, plural, =1 {{place}: reja jadval bekor qilindi} other {# ta reja jadval bekor qilindi}}",
  "notice.schedule.late":
    "{count, plural, =1 {{place}: reja jadval rejadan ortda qolmoqda} other {# ta reja jadval rejadan ortda qolmoqda}}",
  "notice.area.told":
    "{count, plural, =1 {Fuqaro oʻzi egallagan yer haqida xabar berdi: {number} ({place})} other {{place}: fuqarolar oʻzlari egallagan # ta yer haqida xabar berdi}}",
  "notice.area.sent":
    "{count, plural, =1 {{number} yer sizga nazoratga keldi ({place})} other {{place}: # ta yer sizga nazoratga keldi}}",
  "notice.account.device": "Hisobingizga yangi qurilmadan kirildi. Agar bu siz boʻlmasangiz, hamma seanslarni tugating",
  "notice.account.email":
    "Xabarlar uchun pochta manzilingiz oʻzgardi. Agar buni siz qilmagan boʻlsangiz, hamma seanslarni tugating",
  "kind.application.arrived": "Sizga kelgan ishlar",
  "kind.application.returned": "Tahrirlashga qaytarilgan ishlar",
  "kind.application.resubmitted": "Qayta topshirilgan ishlar",
  "kind.application.noted": "Siz tilga olingan qaydlar",
  "kind.conclusion.asked": "Soʻralgan xulosalar",
  "kind.application.decided": "Siz topshirgan ishlar boʻyicha qarorlar",
  "kind.conclusion.soon": "Muddati yaqin xulosalar",
  "kind.conclusion.late": "Muddati oʻtgan xulosalar",
  "kind.objection.received": "Kelgan eʼtirozlar",
  "kind.objection.decided": "Hal qilingan eʼtirozlar",
  "kind.complaint.received": "Kelgan shikoyatlar",
  "kind.deadline.escalated": "Muddati oʻtgan ishlar",
  "kind.own.moved": "Oʻz ishingizdagi oʻzgarishlar",
  "kind.own.objection": "Eʼtirozingizga javob",
  "kind.own.objected": "Ishingizga bildirilgan yangi eʼtirozlar",
  "kind.own.objection-decided": "Ishingizga bildirilgan eʼtirozlar boʻyicha qarorlar",
  "kind.own.complaint": "Shikoyatingiz boʻyicha qaror",
  "kind.own.receipt": "Ishingiz boʻyicha toʻlovlar",
  "kind.own.reminder": "Toʻlov haqida eslatmalar",
  "kind.own.plan": "Mahallangizga kelish kunlari",
  "kind.conclusion.delegated": "Sizga topshirilgan xulosalar",
  "kind.conclusion.taken-over": "Sizdan olingan xulosalar",
  "kind.view.entered": "Kuzatilayotgan koʻrinishga kirgan ishlar",
  "kind.bulk.ended": "Koʻp ish birdaniga tugadi",
  "kind.export.ready": "Eksport fayli tayyor",
  "kind.export.failed": "Eksport qilinmadi",
  "kind.schedule.proposed": "Tasdiqlashingizni kutayotgan reja jadvallar",
  "kind.schedule.approved": "Tasdiqlangan reja jadvallar",
  "kind.schedule.returned": "Qaytarilgan reja jadvallar",
  "kind.schedule.changed": "Oʻzgargan reja jadvallar",
  "kind.schedule.cancelled": "Bekor qilingan reja jadvallar",
  "kind.schedule.late": "Ortda qolayotgan reja jadvallar",
  "kind.area.told": "Fuqarolar xabar bergan yerlar",
  "kind.area.sent": "Sizga nazoratga kelgan yerlar",
  "kind.account.device": "Yangi qurilmadan kirish",
  "kind.account.email": "Pochta manzili oʻzgarishi",
  "notice.correction.proposed": "{by} {number} ish boʻyicha toʻlovni bekor qilishni taklif qildi: tasdigʻingiz kerak",
  "notice.correction.answered": "{by} {number} ish boʻyicha toʻlovni bekor qilish taklifingizga javob berdi",
  "notice.refund.proposed": "{by} {number} ish boʻyicha pulni qaytarishni taklif qildi: tasdigʻingiz kerak",
  "notice.refund.moved": "Siz {number} ish boʻyicha taklif qilgan pul qaytarish oldinga siljidi ({by})",
  "notice.return.moved": "Siz taklif qilgan {document} tushumni qaytarish oldinga siljidi ({by})",
  "notice.own.correction": "{number} ishingizga yanglish kiritilgan toʻlov bekor qilindi",
  "notice.own.refund": "{number} ishingiz boʻyicha pul qaytarildi",
  "notice.own.instalments": "{number} ishingiz boʻyicha boʻlib-boʻlib toʻlash soʻrovingizga javob berildi",
  "notice.instalments.asked": "{number} ish boʻyicha boʻlib-boʻlib toʻlash soʻraldi: javobingiz kerak",
  "kind.correction.proposed": "Tasdigʻingizni kutayotgan toʻlov bekor qilishlar",
  "kind.correction.answered": "Toʻlovni bekor qilish takliflaringizga javoblar",
  "kind.refund.proposed": "Tasdigʻingizni kutayotgan pul qaytarishlar",
  "kind.refund.moved": "Siz taklif qilgan pul qaytarishlar",
  "kind.return.moved": "Siz taklif qilgan tushumlarni qaytarish",
  "kind.own.correction": "Ishingiz boʻyicha bekor qilingan toʻlovlar",
  "kind.own.refund": "Sizga qaytarilgan pullar",
  "kind.own.instalments": "Boʻlib-boʻlib toʻlash soʻrovlaringizga javoblar",
  "kind.instalments.asked": "Javobingizni kutayotgan boʻlib-boʻlib toʻlash soʻrovlari",
} satisfies Record<`${"notice" | "kind"}.${NoticeKind}`, string> & Record<string, string>;
