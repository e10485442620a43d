/** Texts of the notes on an application in Uzbek, Latin script. */
export const messages = {
  "notes.inside":
    "Qaydlarni shu ishni ocha oladigan xodimlar oʻqiydi. Fuqaro, ochiq sayt va eksport ularni koʻrmaydi. Yozilgan qayd oʻzgarmaydi.",
  "notes.text": "Yangi qayd",
  "notes.text.hint": "@ belgisini yozsangiz, hamkasb tanlash maydoniga oʻtasiz.",
  "notes.to": "Kimga aytiladi",
  "notes.to.hint": "Ularga xabar boradi, xabarda qayd matni boʻlmaydi.",
  "notes.to.unread": "Hamkasblar roʻyxati oʻqilmadi: qaydni hech kimga yubormay yozsa boʻladi.",
  "notes.write": "Qayd yozish",
  "notes.written": "Qayd yozildi",
  "notes.none": "Hali qayd yoʻq",
  "notes.none.text": "Hamkasblaringizga aytadigan gapingizni shu ishning oʻzida qoldiring.",
};
