import type { LaterMessages } from "./LaterMessages.js";

/** What is said of screens that are not built, in Uzbek, Latin. */
export const messages: LaterMessages = {
  "later.title": "Bu sahifa qurilmoqda",
  "later.text": "Bu yerda quyidagilar boʻladi: {what}",
  "later.back": "Nomzodlarga oʻtish",
  "later.dashboard": "bugungi ishlar, kechikayotgan muddatlar va hudud boʻyicha umumiy koʻrsatkichlar.",
  "later.areas":
    "oʻzboshimcha egallangan yerlar reyestri: yangi, nazoratga yuborilgan, nazoratga olingan va muddati kutilayotgan uchastkalar.",
  "later.not_registered": "roʻyxatdan oʻtmagan uchastkalar savati.",
  "later.no_grip": "chegarasi chizilmagan uchastkalar savati.",
  "later.construction": "qurilish osti maydoni kiritilmagan uchastkalar savati.",
  "later.drafts": "yuklash yoki tekshiruvda xatolik topilgan uchastkalar savati.",
  "later.written_off": "hisobdan chiqarilgan uchastkalar savati.",
  "later.state-owneds": "davlat tashkilotlariga qarashli yerlar savati.",
  "later.svod": "reja, hisoblangan, toʻlangan va qoldiq summalar viloyat, tuman va mahalla boʻyicha.",
  "later.cpayments": "toʻlovlar va kvitansiyalar reyestri.",
  "later.cdistribution": "tushumlarning budjetlar oʻrtasidagi taqsimoti.",
  "later.plangrafic": "mahallalar boʻyicha reja jadval va uning oʻzgarishlari tarixi.",
  "later.reports": "hisobotlar va ularni yuklab olish.",
  "later.area": "uchastka kartasi: chegara, binolar, holat.",
  "later.draft": "xatosi topilgan uchastkani tuzatish.",
  "later.cpayment": "bitta toʻlov kartasi.",
  "later.diary": "nazoratchilar kundaligi: dala tashriflari, topilmalar va tahlil.",
  "later.named": "{screen}: bu sahifa qurilmoqda",
};
