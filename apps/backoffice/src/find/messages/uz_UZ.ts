import type { FindMessages } from "./FindMessages.js";

/** The texts of finding anything, in Uzbek (Latin). */
export const messages: FindMessages = {
  "find.title": "Topish",
  "find.placeholder": "Ish raqami, ism, manzil, boʻlim yoki amal",
  "find.pinned": "Qadalgan ishlar",
  "find.recent": "Oxirgi ochilgan ishlar",
  "find.screens": "Boʻlimlar",
  "find.acts": "Amallar",
  "find.files": "Ishlar",
  "find.people": "Foydalanuvchilar",
  "find.all": "«{query}» boʻyicha barcha ishlar",
  "find.personal.forbidden": "Shaxsiy raqam boʻyicha qidirish uchun ruxsat yoʻq",
  "find.add": "Yangi ish ochish",
  "find.profile": "Mening profilim",
  "find.theme": "Mavzu: {name}",
  "find.language": "Til: {name}",
  "find.signOut": "Chiqish",
  "pin.add": "Qadab qoʻyish",
  "pin.added": "Ish qadab qoʻyildi",
  "pin.removed": "Ish qadalganlardan olindi",
};
