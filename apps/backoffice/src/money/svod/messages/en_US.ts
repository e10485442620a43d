import type { messages as uzbek } from "./uz_UZ.js";

/** The summary table of money, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svod.period": "Period",
  "svod.until": "All until {to}",
  "svod.during": "{from} – {to}, compared with the period before, {fromBefore} – {toBefore}",
  "svod.notes":
    "Sums are in soum. Planned is an estimate: plots of the plan schedule × base amount × multiple of the place. What is late is known as of today only.",
  "svod.before": "Before: {amount}",
  "svod.total": "Sum of all",
  "svod.chart": "Charged, paid and remaining",
  "svod.empty": "There are no places here to sum by",
  "svod.unknown": "There is no such place",
  "svod.forbidden": "You may not read the summary table",
  "svod.toAll": "To the table of the republic",
  "svod.planned": "Planned (estimate)",
  "svod.charged": "Charged",
  "svod.discounted": "Discounted",
  "svod.beyond": "Beyond charges",
  "svod.distributed": "Distributed",
  "svod.than": "Compare with the day",
  "svod.than.hint": "Left empty, nothing is compared.",
  "svod.untilThan": "All until {to}, compared with {than}",
  "svod.tab.table": "In a table",
  "svod.map": "Money on the map",
  "svod.map.measure": "Shade by",
  "svod.map.millions": "{measure}, million soum",
};
