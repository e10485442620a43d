/** The texts of background work, in Uzbek. */
export const messages = {
  "tasks.lead": "Bu yerda siz boshlagan katta ishlar: ular sahifani yopsangiz ham davom etadi.",
  "tasks.bulk": "Koʻp ish birdaniga",
  "tasks.bulk.none": "Hali koʻp ish birdaniga bajarilmagan",
  "tasks.bulk.none.text": "Nomzodlar roʻyxatida qatorlarni belgilang va pastdagi amallardan birini tanlang.",
  "tasks.state.waiting": "Navbatda",
  "tasks.state.running": "Bajarilmoqda",
  "tasks.state.ended": "Tugadi",
  "tasks.state.cancelled": "Bekor qilindi",
  "tasks.file.waiting": "Navbatda",
  "tasks.file.moved":
    "{did, select, mended {Tuzatildi} refused {Rad etildi} accepted {Qabul qilindi} confirmed {Tasdiqlandi} signed {Imzolandi} reminded {Eslatildi} agenda {Kun tartibiga kiritildi} other {Oʻtkazildi}}",
  "tasks.file.refused":
    "{did, select, mended {Tuzatilmadi} refused {Rad etilmadi} accepted {Qabul qilinmadi} confirmed {Tasdiqlanmadi} signed {Imzolanmadi} reminded {Eslatilmadi} agenda {Kun tartibiga kiritilmadi} other {Oʻtkazilmadi}}",
  "tasks.list.moved": "Bajarildi",
  "tasks.list.refused": "Bajarilmadi",
  "tasks.file.left": "Qoldirildi",
  "tasks.progress":
    "{did, select, mended {{move}: yerlar tuzatilmoqda} refused {{move}: yerlar koʻrib chiqilmoqda} accepted {{move}: yerlar koʻrib chiqilmoqda} confirmed {{move}: yerlar tasdiqlanmoqda} signed {{move}: xulosalar imzolanmoqda} reminded {{move}: egallovchilarga eslatilmoqda} agenda {{move}: ishlar kun tartibiga kiritilmoqda} area {{move}: yerlar oʻtkazilmoqda} other {{move}: ishlar oʻtkazilmoqda}}",
  "tasks.progress.value": "{total} tadan {done} tasi",
  "tasks.ended":
    "{did, select, mended {{total, plural, other {# ta yerdan {moved} tasi tuzatildi}}} refused {{total, plural, other {# ta yerdan {moved} tasining tekshiruvi rad etildi}}} accepted {{total, plural, other {# ta yerdan {moved} tasining tekshiruvi qabul qilindi}}} confirmed {{total, plural, other {# ta yerdan {moved} tasi tasdiqlandi}}} signed {{total, plural, other {# ta xulosadan {moved} tasi imzolandi}}} reminded {{total, plural, other {# ta toʻlovdan {moved} tasi eslatildi}}} agenda {{total, plural, other {# ta ishdan {moved} tasi kun tartibiga kiritildi}}} area {{total, plural, other {# ta yerdan {moved} tasi oʻtkazildi}}} other {{total, plural, other {# ta ishdan {moved} tasi oʻtkazildi}}}}",
  "tasks.cancelled":
    "{did, select, mended {Bekor qilindi: {moved} ta yer tuzatilgan, {left} ta yer oʻz joyida qoldi.} refused {Bekor qilindi: {moved} ta yerning tekshiruvi rad etilgan, {left} ta yer oʻz joyida qoldi.} accepted {Bekor qilindi: {moved} ta yerning tekshiruvi qabul qilingan, {left} ta yer oʻz joyida qoldi.} confirmed {Bekor qilindi: {moved} ta yer tasdiqlangan, {left} ta yer oʻz joyida qoldi.} signed {Bekor qilindi: {moved} ta xulosa imzolangan, {left} ta xulosa imzolanmadi.} reminded {Bekor qilindi: {moved} ta toʻlov eslatilgan, {left} tasi boshlanmagan.} agenda {Bekor qilindi: {moved} ta ish kun tartibiga kiritilgan, {left} ta ish oʻz joyida qoldi.} area {Bekor qilindi: {moved} ta yer oʻtkazilgan, {left} ta yer oʻz joyida qoldi.} other {Bekor qilindi: {moved} ta ish oʻtkazilgan, {left} ta ish oʻz joyida qoldi.}}",
  "tasks.filter.all": "Hammasi",
  "tasks.failed": "Fon ishlarini oʻqib boʻlmadi",
  "tasks.notFound": "Bunday fon ishi yoʻq",
  "tasks.forbidden": "Ishlarni koʻrishga ruxsatingiz yoʻq.",
  "tasks.files": "{of, select, area {Yerlar boʻyicha natija} other {Ishlar boʻyicha natija}}",
  "tasks.files.none": "{of, select, area {Bunday natijali yer yoʻq} other {Bunday natijali ish yoʻq}}",
  "bulk.title":
    "{move}: {of, select, area {{count, plural, other {# ta yer}}} other {{count, plural, other {# ta ish}}}}",
  "bulk.title.asking": "{move}: bir nechta ish",
  "bulk.checking": "Har bir ish tekshirilmoqda…",
  "bulk.able":
    "{did, select, reminded {{total} tadan {able} ta toʻlovni eslatish mumkin.} agenda {{total} tadan {able} ta ishni kun tartibiga kiritish mumkin.} other {{total} tadan {able} ta ishni oʻtkazish mumkin.}}",
  "bulk.none":
    "{did, select, reminded {Tanlangan toʻlovlarning birortasini eslatib boʻlmaydi.} agenda {Tanlangan ishlarning birortasini ham kun tartibiga kiritib boʻlmaydi.} other {Tanlangan ishlarning birortasini ham oʻtkazib boʻlmaydi.}}",
  "bulk.unable":
    "{did, select, reminded {Eslatib boʻlmaydigan toʻlovlar va sababi} agenda {Kun tartibiga kiritib boʻlmaydigan ishlar va sababi} other {Oʻtkazib boʻlmaydigan ishlar va sababi}}",
  "bulk.group":
    "{of, select, area {{count, plural, other {# ta yer}}} other {{count, plural, other {# ta ish}}}}: {why}",
  "bulk.rest": "va yana {count} ta",
  "bulk.unseen": "Raqami koʻrsatilmaydi",
  "bulk.note":
    "{did, select, reminded {Har bir toʻlov navbati kelganda yana tekshiriladi. Egallovchiga portalda va oʻzi tanlagan yoʻllar bilan kuniga koʻpi bilan bir marta xabar beriladi; ish tarixida bu saqlanadi.} agenda {Har bir ish navbati kelganda yana tekshiriladi va kun tartibiga alohida kiritiladi. Istalgan paytda toʻxtatish mumkin: kiritilganlari kun tartibida qoladi.} other {Har bir ish navbati kelganda yana tekshiriladi va alohida oʻtkaziladi. Istalgan paytda toʻxtatish mumkin: oʻtkazilganlari oʻtkazilganicha qoladi.}}",
  "bulk.reason": "Barchasi uchun sabab",
  "bulk.reason.hint": "Har bir ishning tarixiga yoziladi va oʻzgartirilmaydi.",
  "bulk.start":
    "{did, select, reminded {{count, plural, =0 {Boshlash} other {# ta toʻlovni eslatish}}} agenda {{count, plural, =0 {Boshlash} other {# ta ishni kun tartibiga kiritish}}} other {{count, plural, =0 {Boshlash} other {# ta ishni oʻtkazish}}}}",
  "bulk.remind_payment": "Toʻlovni eslatish",
  "bulk.again": "Qayta tekshirish",
  "bulk.session": "Majlis",
  "bulk.session.one": "{number}-sonli majlis, {day}, {place}",
  "bulk.session.none": "Hali majlis chaqirilmagan: avval uni Kengash sahifasida chaqiring.",
  "bulk.council_for.note":
    "Har bir ish boʻyicha qaror alohida imzolanadi: ish roʻyxatga olinadi va endi oʻzgarmaydi. Qarshi qaror har bir ish uchun sababi bilan alohida kiritiladi.",
  "areaMove.send": "Nazoratga yuborish",
  "areaMove.confirm": "Hujjat bilan tasdiqlash",
  "areaMove.set_aside": "Savatchaga qoʻyish",
  "areaMove.put_back": "Ishga qaytarish",
  "areaMove.accept": "Tekshiruvni qabul qilish",
  "areaMove.refuse_check": "Tekshiruvni rad etish",
  "areaMove.mend": "Birga tuzatish",
};
