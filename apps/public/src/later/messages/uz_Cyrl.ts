import type { LaterMessages } from "./LaterMessages.js";

/** What is said of pages that are not built, in Uzbek, Cyrillic. */
export const messages: LaterMessages = {
  "later.title": "Бу саҳифа қурилмоқда",
  "later.home": "Бош саҳифага",
  "later.plan-grafic": "Бу ерда маҳаллалар бўйича оммавий режа жадвал бўлади: қайси маҳаллага қачон борилади.",
  "later.named": "{page}: бу саҳифа қурилмоқда",
};
