import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of a neighbourhood that is no more, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "endedPlace.merged": "Махаллю «{name}» присоединили к другой.",
  "endedPlace.split": "Махаллю «{name}» разделили.",
  "endedPlace.closed": "Махаллю «{name}» закрыли.",
  "endedPlace.today": "Сегодня на её месте: {names}.",
  "endedPlace.kept": "Завершённое дело сохраняет своё место.",
};
