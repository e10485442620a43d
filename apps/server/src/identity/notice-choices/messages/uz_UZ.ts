import type { NoticeKind } from "@yer/api/contract/notices";

/** The words of letters and SMS, in Uzbek. */
export const messages = {
  "sms.application.arrived": "{count, plural, =1 {Yer: {number} ish sizga keldi} other {Yer: sizga # ta ish keldi}}",
  "sms.application.returned":
    "{count, plural, =1 {Yer: {number} ish tahrirlashga qaytarildi} other {Yer: # ta ish tahrirlashga qaytarildi}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Yer: {number} ish qayta topshirildi} other {Yer: # ta ish qayta topshirildi}}",
  "sms.application.noted": "Yer: sizni {number} ishdagi qaydda tilga oldilar",
  "sms.conclusion.asked":
    "{count, plural, =1 {Yer: {number} ish boʻyicha xulosangiz soʻraldi} other {Yer: # ta ish boʻyicha xulosangiz soʻraldi}}",
  "sms.application.decided":
    "Yer: {count, plural, =1 {siz topshirgan {number} ish boʻyicha qaror bor} other {siz topshirgan # ta ish boʻyicha qaror bor}}",
  "sms.conclusion.soon":
    "Yer: {count, plural, =1 {{number} ish boʻyicha xulosa muddati yaqin} other {# ta xulosa muddati yaqin}}",
  "sms.conclusion.late":
    "Yer: {count, plural, =1 {{number} ish boʻyicha xulosa muddati oʻtdi} other {# ta xulosa muddati oʻtdi}}",
  "sms.objection.received": "{count, plural, =1 {Yer: {number} ishga eʼtiroz keldi} other {Yer: # ta eʼtiroz keldi}}",
  "sms.objection.decided":
    "{count, plural, =1 {Yer: {number} ishga eʼtiroz hal qilindi} other {Yer: # ta eʼtiroz hal qilindi}}",
  "sms.complaint.received":
    "{count, plural, =1 {Yer: {number} ish boʻyicha shikoyat keldi} other {Yer: # ta shikoyat keldi}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Yer: {number} ishning muddati {days} kun oʻtdi} other {Yer: # ta ishning muddati oʻtdi}}",
  "sms.own.moved": "Yer: {number} ishingiz yangi holatda: {status}",
  "sms.own.objection":
    "Yer: {number} ish boʻyicha eʼtirozingiz {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} other {koʻrib chiqildi}}",
  "sms.own.objected": "Yer: {number} ishingizga eʼtiroz bildirildi",
  "sms.own.objection-decided":
    "Yer: {number} ishingizga bildirilgan {objections, plural, =1 {eʼtiroz} other {# ta eʼtiroz}} {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} withdrawn {qaytarib olindi} other {koʻrib chiqildi}}",
  "sms.own.complaint":
    "Yer: {number} ish boʻyicha shikoyatingiz {verdict, select, upheld {qanoatlantirildi} dismissed {rad etildi} other {koʻrib chiqildi}}",
  "sms.own.receipt": "Yer: {number} ishingiz boʻyicha toʻlov qabul qilindi",
  "sms.own.reminder": "Yer: {number} ishingiz boʻyicha toʻlov kutilmoqda",
  "sms.own.plan":
    "Yer: {ends, select, true {{place}: yerlarni oʻrganish bekor qilindi} other {{place}: yerlar {from} – {to} kunlari oʻrganiladi}}",
  "sms.conclusion.delegated": "Yer: {number} ish boʻyicha xulosa sizga topshirildi",
  "sms.conclusion.taken-over": "Yer: {number} ish boʻyicha xulosa sizdan olindi",
  "sms.view.entered":
    "{count, plural, =1 {Yer: kuzatilayotgan koʻrinishga {number} ish kirdi} other {Yer: kuzatilayotgan koʻrinishga # ta ish kirdi}}",
  "sms.bulk.ended":
    "Yer: koʻp ish birdaniga tugadi, {did, select, mended {{total} ta yerdan {moved} tasi tuzatildi} refused {{total} ta yerdan {moved} tasining tekshiruvi rad etildi} accepted {{total} ta yerdan {moved} tasining tekshiruvi qabul qilindi} confirmed {{total} ta yerdan {moved} tasi tasdiqlandi} signed {{total} ta xulosadan {moved} tasi imzolandi} reminded {{total} ta toʻlovdan {moved} tasi eslatildi} agenda {{total} ta ishdan {moved} tasi kun tartibiga kiritildi} area {{total} ta yerdan {moved} tasi oʻtkazildi} application {{total} ta ishdan {moved} tasi oʻtkazildi} other {{total} tadan {moved} tasi bajarildi}}",
  "sms.export.ready": "Yer: eksport qilingan fayl tayyor",
  "sms.export.failed": "Yer: eksport qilinmadi",
  "sms.schedule.proposed":
    "Yer: {count, plural, =1 {{place}: reja jadval tasdiqlashingizni kutmoqda} other {# ta reja jadval tasdiqlashingizni kutmoqda}}",
  "sms.schedule.approved":
    "Yer: {count, plural, =1 {{place}: reja jadval tasdiqlandi, {from} – {to}} other {# ta reja jadval tasdiqlandi}}",
  "sms.schedule.returned":
    "Yer: {count, plural, =1 {{place}: reja jadval qaytarildi} other {# ta reja jadval qaytarildi}}",
  "sms.schedule.changed":
    "Yer: {count, plural, =1 {{place}: reja jadval oʻzgardi, endi {from} – {to}} other {# ta reja jadval oʻzgardi}}",
  "sms.schedule.cancelled":
    "Yer: {count, plural, =1 {{place}: reja jadval bekor qilindi} other {# ta reja jadval bekor qilindi}}",
  "sms.schedule.late":
    "Yer: {count, plural, =1 {{place}: reja jadval ortda qolmoqda} other {# ta reja jadval ortda qolmoqda}}",
  "sms.area.told":
    "Yer: {count, plural, =1 {fuqaro yer haqida xabar berdi: {number}} other {{place}: fuqarolar # ta yer haqida xabar berdi}}",
  "sms.area.sent":
    "Yer: {count, plural, =1 {{number} yer sizga nazoratga keldi} other {{place}: # ta yer sizga nazoratga keldi}}",
  "sms.account.device": "Yer: hisobingizga yangi qurilmadan kirildi. Bu siz boʻlmasangiz, hamma seanslarni tugating",
  "sms.account.email":
    "Yer: hisobingizdagi pochta manzili oʻzgardi. Buni siz qilmagan boʻlsangiz, hamma seanslarni tugating",
  "sms.several": "Yer: {count} ta yangi xabar. {kinds}",
  "sms.digest": "Yer: kunlik jamlanma. {kinds}",
  "email.one": "Yer: {kind}",
  "email.several": "Yer: {count} ta yangi xabar",
  "email.digest": "Yer: kunlik jamlanma, {count} ta xabar",
  "email.foot": "Qanday xabarlar kelishini bu yerda tanlaysiz:",
  group: "{kind}: {count}",
  "sms.correction.proposed": "Yer: {number} ish boʻyicha toʻlovni bekor qilishga tasdigʻingiz kerak",
  "sms.correction.answered": "Yer: {number} ish toʻlovi boʻyicha taklifingizga javob berildi",
  "sms.refund.proposed": "Yer: {number} ish boʻyicha pul qaytarish tasdigʻingizni kutmoqda",
  "sms.refund.moved": "Yer: {number} ish boʻyicha pul qaytarish oldinga siljidi",
  "sms.return.moved": "Yer: {document} tushumni qaytarish oldinga siljidi",
  "sms.own.correction": "Yer: {number} ishingizga yanglish kiritilgan toʻlov bekor qilindi",
  "sms.own.refund": "Yer: {number} ishingiz boʻyicha pul qaytarildi",
  "sms.own.instalments": "Yer: {number} ishingiz boʻyicha boʻlib-boʻlib toʻlash soʻroviga javob berildi",
  "sms.instalments.asked": "Yer: {number} ish boʻyicha boʻlib-boʻlib toʻlash soʻraldi: javobingiz kerak",
} satisfies Record<`sms.${NoticeKind}`, string> & Record<string, string>;
