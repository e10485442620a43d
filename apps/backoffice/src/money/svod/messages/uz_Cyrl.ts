import type { messages as uzbek } from "./uz_UZ.js";

/** The summary table of money, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svod.period": "Давр",
  "svod.until": "{to} гача жами",
  "svod.during": "{from} – {to}, олдинги давр {fromBefore} – {toBefore} билан солиштирилган",
  "svod.notes":
    "Суммалар сўмда. Режа – тахмин: режа-жадвал участкалари × БҲМ × ҳудуд коэффициенти. Кечиккан сумма фақат бугунги ҳолат бўйича маълум.",
  "svod.before": "Олдин: {amount}",
  "svod.total": "Жами сумма",
  "svod.chart": "Ҳисобланган, тўланган ва қолдиқ",
  "svod.empty": "Бу жойда жамланадиган ҳудуд йўқ",
  "svod.unknown": "Бундай ҳудуд йўқ",
  "svod.forbidden": "Умумий жадвални кўриш ҳуқуқи сизда йўқ",
  "svod.toAll": "Республика жадвалига ўтиш",
  "svod.planned": "Режа (тахмин)",
  "svod.charged": "Ҳисобланган",
  "svod.discounted": "Чегирма",
  "svod.beyond": "Ортиқча",
  "svod.distributed": "Тақсимот",
  "svod.than": "Қайси кун билан солиштирилсин",
  "svod.than.hint": "Бўш қолса, солиштирилмайди.",
  "svod.untilThan": "{to} ҳолатига, {than} билан солиштирилган",
  "svod.tab.table": "Жадвалда",
  "svod.map": "Пул харитада",
  "svod.map.measure": "Нима бўйича бўялсин",
  "svod.map.millions": "{measure}, млн сўм",
};
