import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of registers saved as files, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "exports.button": "Экспорт",
  "exports.pending": "Тайёрланмоқда…",
  "exports.format.xlsx": "Excel (XLSX)",
  "exports.format.csv": "Жадвал (CSV)",
  "exports.format.geojson": "Харита (GeoJSON)",
  "exports.personal": "Excel, шахслар рақами билан",
  "exports.personal.hint": "Ҳар бир рақам ўқилгани қайд этилади",
  "exports.background": "{rows, plural, other {# та қатор}} фонда тайёрланмоқда: тайёр бўлса хабар берамиз.",
  "exports.show": "Кўриш",
};
