import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of overlaps of plots, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "overlaps.share": "{area} м² ({percent} %)",
  "overlaps.state.waiting": "Ждёт оценки",
  "overlaps.elsewhere": "Это не на вашей территории",
  "overlaps.empty": "Наложений не найдено",
  "overlaps.empty.filtered": "Под эти условия не подходит ни одно наложение. Измените фильтры.",
  "overlaps.empty.none": "Участки на вашей территории не накладываются друг на друга.",
  "overlaps.again": "Оценить заново",
  "overlaps.conflict": "Граница за это время изменилась. Посмотрите новые цифры и оцените снова.",
  "overlaps.follows":
    "Это относится к обоим участкам: если участок один и тот же, ни один из них не регистрируется, пока это не рассмотрено заново.",
  "overlaps.judged": "Наложение оценено",
};
