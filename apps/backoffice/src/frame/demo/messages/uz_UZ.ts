/** The texts of the demonstration's clock, in Uzbek. */
export const messages = {
  "demo.move": "Vaqtni oldinga surish",
  "demo.now": "Xizmatdagi vaqt: {at}",
  "demo.way": "Qachongacha?",
  "demo.next": "Ertangi kungacha",
  "demo.term": "Ochiq ishning muddati tugaguncha: {at}",
  "demo.day": "Tanlangan kungacha",
  "demo.which.text": "Koʻpi bilan {days} kun oldinga",
  "demo.text":
    "Muddatlar oʻtadi, eʼlonlar tugaydi, xabarlar keladi. Vaqt orqaga qaytmaydi; hech kimning seansi yopilmaydi.",
  "demo.failed": "Vaqt surilmadi. Birozdan keyin yana urinib koʻring.",
};
