/** Texts of the diary's Analysis Panel, in Uzbek, Latin. */
export const messages = {
  "diaryPanel.map": "Koʻriklar xaritada",
  "diaryPanel.rows": "Qatorlar va rasm",
  "diaryPanel.report": "Hisobot sahifasi: chop etish, saqlash, jadval bilan yuborish",
};
