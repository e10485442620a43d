/** What is said to staff alone of how notices reach them, in Uzbek. */
export const messages = {
  "choices.title": "Xabarlar qanday keladi",
  "choices.intro":
    "Hamma xabar bildirishnomalar markazida turadi. Bu yerda qaysilari xat yoki SMS bilan ham kelishini tanlaysiz. Oʻqilgani yuborilmaydi.",
  "choices.phone.none": "Kelmaydi: xodimlar roʻyxatida telefon raqamingiz yoʻq, uni administrator kiritadi",
  "choices.urgent": "Darhol; xat doim keladi",
};
