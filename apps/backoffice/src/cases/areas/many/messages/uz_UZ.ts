/** The texts of moving many areas at once, in Uzbek. */
export const messages = {
  "many.asking": "{move}: bir nechta yer",
  "many.checking": "Har bir yer tekshirilmoqda…",
  "many.basket": "Avval savatchani tanlang: har birining oʻz nuqsoni bor.",
  "many.able": "{total} tadan {able} ta yerni oʻtkazish mumkin.",
  "many.none": "Tanlangan yerlarning birortasini ham oʻtkazib boʻlmaydi.",
  "many.unable": "Oʻtkazib boʻlmaydigan yerlar va sababi",
  "many.note":
    "Har bir yer navbati kelganda yana tekshiriladi va alohida oʻtkaziladi. Istalgan paytda toʻxtatish mumkin: oʻtkazilganlari oʻtkazilganicha qoladi.",
  "many.hint": "Har bir yerning tarixiga yoziladi va oʻzgartirilmaydi.",
  "many.start": "{count, plural, =0 {Boshlash} other {# ta yerni oʻtkazish}}",
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
