/** Texts around what is read, in Uzbek, Latin. */
export const messages = {
  "read.failed": "Matnlarni yuklab boʻlmadi",
  "read.back": "Barcha matnlar",
  "read.published": "Eʼlon qilingan: {at}",
  "read.describe.documents": "Hujjatsiz qurilgan uylarga boʻlgan huquqni eʼtirof etish tartibi: qonun hujjatlari.",
  "read.describe.helps":
    "Ish qanday yuradi, kim xulosa beradi, eʼtiroz qanday bildiriladi: savollarga javoblar va qoʻllanmalar.",
};
