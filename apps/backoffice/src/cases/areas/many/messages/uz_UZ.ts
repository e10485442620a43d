/** The texts of moving many areas at once, in Uzbek. */
export const messages = {
  "many.asking": "{move}: bir nechta yer",
  "many.checking": "Har bir yer tekshirilmoqda…",
  "many.basket": "Avval savatchani tanlang: har birining oʻz nuqsoni bor.",
  "many.able":
    "{did, select, accepted {{total} tadan {able} ta yerning tekshiruvini qabul qilish mumkin.} refused {{total} tadan {able} ta yerning tekshiruvini rad etish mumkin.} confirmed {{total} tadan {able} ta yerni tasdiqlash mumkin.} other {{total} tadan {able} ta yerni oʻtkazish mumkin.}}",
  "many.none":
    "{did, select, accepted {Tanlangan yerlarning birortasining ham tekshiruvini qabul qilib boʻlmaydi.} refused {Tanlangan yerlarning birortasining ham tekshiruvini rad etib boʻlmaydi.} confirmed {Tanlangan yerlarning birortasini ham tasdiqlab boʻlmaydi.} other {Tanlangan yerlarning birortasini ham oʻtkazib boʻlmaydi.}}",
  "many.unable":
    "{did, select, accepted {Tekshiruvini qabul qilib boʻlmaydigan yerlar va sababi} refused {Tekshiruvini rad etib boʻlmaydigan yerlar va sababi} confirmed {Tasdiqlab boʻlmaydigan yerlar va sababi} other {Oʻtkazib boʻlmaydigan yerlar va sababi}}",
  "many.note":
    "{did, select, accepted {Har bir yer navbati kelganda yana tekshiriladi va tekshiruvi alohida qabul qilinadi: yer tekshiruv aytgan savatchaga oʻtadi. Istalgan paytda toʻxtatish mumkin: qabul qilinganlari qabul qilinganicha qoladi.} refused {Har bir yer navbati kelganda yana tekshiriladi va tekshiruvi alohida rad etiladi: yer joyida qoladi. Istalgan paytda toʻxtatish mumkin: rad etilganlari rad etilganicha qoladi.} confirmed {Har bir yer navbati kelganda yana tekshiriladi va alohida tasdiqlanadi. Istalgan paytda toʻxtatish mumkin: tasdiqlanganlari tasdiqlanganicha qoladi.} other {Har bir yer navbati kelganda yana tekshiriladi va alohida oʻtkaziladi. Istalgan paytda toʻxtatish mumkin: oʻtkazilganlari oʻtkazilganicha qoladi.}}",
  "many.hint": "Har bir yerning tarixiga yoziladi va oʻzgartirilmaydi.",
  "many.start":
    "{did, select, accepted {{count, plural, =0 {Boshlash} other {# ta yerning tekshiruvini qabul qilish}}} refused {{count, plural, =0 {Boshlash} other {# ta yerning tekshiruvini rad etish}}} confirmed {{count, plural, =0 {Boshlash} other {# ta yerni tasdiqlash}}} other {{count, plural, =0 {Boshlash} other {# ta yerni oʻtkazish}}}}",
  "many.inspection.none":
    "Bu yerlarning hammasi joylashgan tumanlarda ishlaydigan yagona nazorat tashkiloti yoʻq: bitta tuman yerlarini tanlang.",
  "many.document": "Bitta hujjat yerlarning hammasini tasdiqlaydi.",
  "many.mend.choose": "Avval hammasiga kiritiladigan qiymatni tanlang.",
  "many.mend.able": "{total} ta yerdan {able} tasiga bu qiymat kiritiladi.",
  "many.mend.none": "Bu qiymat tanlangan yerlarning birortasiga ham kiritilmaydi.",
  "many.mend.unable": "Qiymat kiritilmaydigan yerlar va sababi",
  "many.mend.note":
    "Har bir yer navbati kelganda yana tekshiriladi va alohida tuzatiladi. Tarixida qiymat va kim kiritgani yoziladi; xatosi qolmagan yer savatchadan oʻzi chiqadi.",
  "many.mend.start": "{count, plural, =0 {Boshlash} other {# ta yerni tuzatish}}",
};
