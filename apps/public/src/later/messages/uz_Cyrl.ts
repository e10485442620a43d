import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of pages that are not built, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "Бу саҳифа қурилмоқда",
  "later.home": "Бош саҳифага",
  "later.plan-grafic": "Бу ерда маҳаллалар бўйича оммавий режа жадвал бўлади: қайси маҳаллага қачон борилади.",
  "later.named": "{page}: бу саҳифа қурилмоқда",
};
