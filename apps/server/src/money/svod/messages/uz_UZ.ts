/** The words of the signed summary table, in Uzbek, Latin script. */
export const messages = {
  "svodStatement.republic": "Butun respublika",
  "svodStatement.period": "Davr",
  "svodStatement.until": "{to} gacha jami",
  "svodStatement.untilThan": "{to} holatiga, {than} bilan solishtirilgan",
  "svodStatement.during": "{from} – {to}, oldingi davr {fromBefore} – {toBefore} bilan solishtirilgan",
  "svodStatement.notes":
    "Summalar soʻmda. Reja – taxmin: reja-jadval uchastkalari × BHM × hudud koeffitsiyenti. Kechikkan summa faqat bugungi holat boʻyicha maʼlum. Foiz – solishtirilgan davrga nisbatan oʻzgarish.",
  "svodStatement.sums": "Hududlar boʻyicha",
  "svodStatement.blanks": "Imzolar",
  "svodStatement.prepared": "Tayyorladi",
  "svodStatement.approved": "Tasdiqladi",
  "svodStatement.name": "F.I.Sh.",
  "svodStatement.signed": "Imzo",
  "svodStatement.by": "Kim soʻradi",
  "svodStatement.check": "Jadvalni tekshirish",
  "svodStatement.check.text":
    "Kodni telefoningiz bilan oʻqiting: tizimdagi shu jadvalning oʻzi ochiladi. U qoʻlingizdagi bilan bir xil boʻlishi kerak. Jadval imzolangan paytdagi holatni aytadi.",
  "svodStatement.check.alternative": "Tizimdagi jadvalni ochadigan QR kod: {address}",
};
