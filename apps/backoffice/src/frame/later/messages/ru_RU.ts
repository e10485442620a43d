import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of screens that are not built, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "Страница строится",
  "later.text": "Здесь будет: {what}",
  "later.back": "К кандидатам",
  "later.diary": "дневник инспекторов: выезды, находки и их анализ.",
  "later.named": "{screen}: страница строится",
};
