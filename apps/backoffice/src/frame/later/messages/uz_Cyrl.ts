import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of screens that are not built, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "Бу саҳифа қурилмоқда",
  "later.text": "Бу ерда қуйидагилар бўлади: {what}",
  "later.back": "Номзодларга ўтиш",
  "later.diary": "инспекторлар кундалиги: дала ташрифлари, топилмалар ва таҳлил.",
  "later.named": "{screen}: бу саҳифа қурилмоқда",
};
