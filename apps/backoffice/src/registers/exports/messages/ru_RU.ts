import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of registers saved as files, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "exports.button": "Выгрузка",
  "exports.pending": "Подготовка…",
  "exports.format.xlsx": "Excel (XLSX)",
  "exports.format.csv": "Таблица (CSV)",
  "exports.format.geojson": "Карта (GeoJSON)",
  "exports.personal": "Excel с номерами лиц",
  "exports.personal.hint": "Каждое прочтение номера записывается",
  "exports.background":
    "{rows, plural, one {# строка готовится} few {# строки готовятся} other {# строк готовятся}} в фоне: сообщим, когда файл будет готов.",
  "exports.show": "Показать",
};
