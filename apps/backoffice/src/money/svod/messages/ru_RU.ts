import type { messages as uzbek } from "./uz_UZ.js";

/** The summary table of money, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svod.period": "Период",
  "svod.until": "Всё по {to}",
  "svod.during": "{from} – {to} в сравнении с предыдущим периодом {fromBefore} – {toBefore}",
  "svod.notes":
    "Суммы в сумах. План – оценка: участки плана-графика × БРВ × коэффициент места. Просроченное известно только на сегодня.",
  "svod.before": "Ранее: {amount}",
  "svod.total": "Итоговая сумма",
  "svod.chart": "Начислено, оплачено и остаток",
  "svod.empty": "Здесь нет мест, по которым подводится итог",
  "svod.unknown": "Такого места нет",
  "svod.forbidden": "У вас нет права читать сводную таблицу",
  "svod.toAll": "К таблице республики",
  "svod.planned": "План (оценка)",
  "svod.charged": "Начислено",
  "svod.discounted": "Скидка",
  "svod.beyond": "Излишек",
  "svod.distributed": "В бюджеты",
  "svod.than": "С каким днём сравнить",
  "svod.than.hint": "Если оставить пустым, сравнения не будет.",
  "svod.untilThan": "На {to}, в сравнении с {than}",
  "svod.tab.table": "В таблице",
  "svod.map": "Деньги на карте",
  "svod.map.measure": "По чему закрашивать",
  "svod.map.millions": "{measure}, млн сум",
};
