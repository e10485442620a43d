import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of a neighbourhood that is no more, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "endedPlace.merged": "«{name}»: этой махалли больше нет, её присоединили к другой.",
  "endedPlace.split": "«{name}»: этой махалли больше нет, её разделили.",
  "endedPlace.closed": "«{name}»: этой махалли больше нет, её закрыли.",
  "endedPlace.today": "Сегодня на её месте: {names}.",
  "endedPlace.kept": "Завершённое дело сохраняет своё место.",
};
