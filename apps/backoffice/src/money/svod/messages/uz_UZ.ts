/** The summary table of money, in Uzbek, Latin. */
export const messages = {
  "svod.period": "Davr",
  "svod.until": "{to} gacha jami",
  "svod.during": "{from} – {to}, oldingi davr {fromBefore} – {toBefore} bilan solishtirilgan",
  "svod.notes":
    "Summalar soʻmda. Reja – taxmin: reja-jadval uchastkalari × BHM × hudud koeffitsiyenti. Kechikkan summa faqat bugungi holat boʻyicha maʼlum.",
  "svod.before": "Oldin: {amount}",
  "svod.total": "Jami summa",
  "svod.chart": "Hisoblangan, toʻlangan va qoldiq",
  "svod.empty": "Bu joyda jamlanadigan hudud yoʻq",
  "svod.unknown": "Bunday hudud yoʻq",
  "svod.forbidden": "Umumiy jadvalni koʻrish huquqi sizda yoʻq",
  "svod.toAll": "Respublika jadvaliga oʻtish",
  "svod.planned": "Reja boʻyicha (taxmin)",
  "svod.charged": "Hisoblangan",
  "svod.discounted": "Chegirma",
  "svod.paid": "Toʻlangan",
  "svod.remaining": "Qoldiq",
  "svod.late": "Kechikkan",
  "svod.beyond": "Ortiqcha tushgan",
  "svod.distributed": "Taqsimlangan",
};
