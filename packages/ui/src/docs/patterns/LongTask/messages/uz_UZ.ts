/** Texts of the pattern in Uzbek (Latin); this file sets the list. */
export const messages = {
  title: "Arizalarni eksport qilish",
  lead: "12 431 ta ariza, barcha ustunlar, CSV.",
  start: "Eksportni boshlash",
  progress: "Fayl tayyorlanmoqda",
  "done.of": "{done, number} / {all, number}",
  leave: "Sahifadan chiqsangiz ham davom etadi. Tayyor boʻlganda bildirishnoma keladi.",
  ready: "Fayl tayyor",
  "ready.text": "2,4 MB. 7 kun saqlanadi.",
  download: "Faylni yuklab olish",
  failed: "Eksport toʻxtab qoldi",
  "failed.text": "Aloqa uzildi. {done, number} ta ariza yozib boʻlingan, shu joydan davom etadi.",
  resume: "Davom ettirish",
  cancelled: "Eksport bekor qilindi. Hech narsa saqlanmadi.",
} as const;
