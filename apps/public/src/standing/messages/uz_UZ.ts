/** Texts of where an application stands in Uzbek, Latin script. */
export const messages = {
  "standing.editing": "Ish tuzilmoqda: xodimlar maʼlumotlarni toʻldirib, uni xulosaga topshirishi kerak",
  "standing.returned": "Ish tuzatishga qaytarilgan: xodimlar uni tuzatib, qayta topshirishi kerak",
  "standing.to_conclusion": "Ish topshirilgan: uning muhokamasi boshlanishi kerak",
  "standing.in_discussion": "Ish muhokamada: davlat tashkilotlarining xulosalari kutilmoqda",
  "standing.in_review": "Ish koʻrib chiqilmoqda: uning keyingi yoʻli hal qilinishi kerak",
  "standing.announced":
    "Ish eʼlon qilingan: eʼlon tugaguncha har kim eʼtiroz bildirishi mumkin, keyin uni adliya tekshiradi",
  "standing.objections": "Eʼlon tugagan: bildirilgan eʼtirozlar hal qilinmoqda",
  "standing.at_justice": "Ish adliyada: uning qonuniyligi tekshirilmoqda",
  "standing.in_payment": "Toʻlov hisoblangan: siz uni toʻlashingiz kerak, keyin ish Kengashga oʻtadi",
  "standing.suspended": "Toʻlov muddati oʻtgani uchun ish toʻxtatib turilibdi: siz toʻlashingiz bilan davom etadi",
  "standing.at_council": "Ish Kengashda: Kengash majlisi qaror chiqarishi kerak",
  "standing.rejected": "Ish rad qilingan: shikoyat muddati tugaguncha shikoyat qilishingiz mumkin",
  "standing.appeal": "Ish rad qilingan: bunga berilgan shikoyat koʻrilmoqda",
  "standing.registered": "Huquq eʼtirof etilgan va roʻyxatga olingan",
  "standing.unregistered": "Huquq eʼtirof etilmagan: ish roʻyxatdan oʻtmagan holda yopilgan",
  "standing.until": "{said}; bu bosqich muddati — {date} ({left}).",
  "standing.whole": "{said}; umumiy muddat — {date}.",
  "standing.plain": "{said}.",
};
