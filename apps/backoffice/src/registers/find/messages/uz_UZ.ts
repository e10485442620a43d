/** The texts of finding anything, in Uzbek (Latin). */
export const messages = {
  "find.title": "Topish",
  "find.placeholder": "Ish raqami, ism, manzil, boʻlim yoki amal",
  "find.pinned": "Qadalgan ishlar",
  "find.recent": "Oxirgi ochilgan ishlar",
  "find.screens": "Boʻlimlar",
  "find.files": "Ishlar",
  "find.people": "Foydalanuvchilar",
  "find.all": "«{query}» boʻyicha barcha ishlar",
  "find.personal.forbidden": "Shaxsiy raqam boʻyicha qidirish uchun ruxsat yoʻq",
  "find.add": "Yangi ish ochish",
  "find.theme": "Mavzu: {name}",
  "find.language": "Til: {name}",
  "pin.add": "Qadab qoʻyish",
  "pin.added": "Ish qadab qoʻyildi",
  "pin.removed": "Ish qadalganlardan olindi",
};
