import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of pages that are not built, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "later.title": "Страница строится",
  "later.home": "На главную",
  "later.plan-grafic": "Здесь будет открытый план-график: в какую махаллю когда придут.",
  "later.named": "{page}: страница строится",
};
