/** What an attached document is, in Uzbek. */
export const messages = {
  uploadKind: "Hujjat turi",
  "uploadKind.none": "Turi aytilmagan",
  "uploadKind.identity": "Shaxsni tasdiqlovchi hujjat",
  "uploadKind.ownership": "Huquqni koʻrsatuvchi hujjat",
  "uploadKind.plan": "Reja yoki chizma",
  "uploadKind.photo": "Fotosurat",
  "uploadKind.decision": "Qaror",
  "uploadKind.power_of_attorney": "Ishonchnoma",
  "uploadKind.payment": "Toʻlov hujjati",
  "uploadKind.other": "Boshqa hujjat",
  "uploadKind.hint": "Faylni qoʻshishdan oldin tanlang: u shu tur bilan koʻrinadi.",
  "uploadKind.all": "Barcha turlar · {count}",
  "uploadKind.counted": "{kind} · {count}",
};
