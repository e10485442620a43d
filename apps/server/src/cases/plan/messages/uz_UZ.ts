/** Texts of the public plan schedule where no script runs, in Uzbek. */
export const messages = {
  "plain.title": "Qachon bizga kelishadi?",
  "plain.lead": "Mahallangizni toping: yerlar u yerda qaysi kunlari oʻrganilishini bilib olasiz.",
  "plain.script":
    "Eng yaqin mahallalarni topish va oʻzgarganda xabar olish uchun brauzerda JavaScript yoqilgan boʻlishi kerak.",
  "plain.home": "Bosh sahifa",
  "plain.search": "Mahalla nomi",
  "plain.find": "Topish",
  "plain.regions": "Viloyatlar",
  "plain.districts": "{region}: tumanlar va shaharlar",
  "plain.neighborhoods": "{district}: mahallalar",
  "plain.found": "Topilgan mahallalar",
  "plain.none": "Mahalla topilmadi.",
  "plain.more": "Yana bor: nomini toʻliqroq yozing.",
  "plain.failed": "Reja jadvalni hozir oʻqib boʻlmadi. Birozdan keyin qayta urinib koʻring.",
  "plain.when.running": "Hozir oʻrganilmoqda: {from} – {to} ({organisation})",
  "plain.when.coming": "Kelishadi: {from} – {to} ({organisation})",
  "plain.when.over": "Oʻrganib boʻlingan: {from} – {to} ({organisation})",
  "plain.when.none": "Kunlari hali tasdiqlanmagan.",
};
