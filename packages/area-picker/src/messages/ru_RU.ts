import type { AreaMessages } from "./AreaMessages.js";

/** Texts of the area picker in Russian. */
export const messages: AreaMessages = {
  "area.region": "Область",
  "area.district": "Район или город",
  "area.neighborhood": "Махалля",
  "area.choose": "Выберите или начните вводить",
  "area.first.district": "Сначала выберите область",
  "area.first.neighborhood": "Сначала выберите район или город",
  "area.loading": "Загрузка…",
  "area.failed": "Не удалось загрузить список.",
  "area.retry": "Повторить",
};
