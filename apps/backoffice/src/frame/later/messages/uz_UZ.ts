/** What is said of screens that are not built, in Uzbek, Latin. */
export const messages = {
  "later.title": "Bu sahifa qurilmoqda",
  "later.text": "Bu yerda quyidagilar boʻladi: {what}",
  "later.back": "Nomzodlarga oʻtish",
  "later.diary": "inspektorlar kundaligi: dala tashriflari, topilmalar va tahlil.",
  "later.named": "{screen}: bu sahifa qurilmoqda",
};
