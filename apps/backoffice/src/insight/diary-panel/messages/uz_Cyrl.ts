import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the diary's Analysis Panel, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diaryPanel.map": "Кўриклар харитада",
  "diaryPanel.rows": "Қаторлар ва расм",
  "diaryPanel.report": "Ҳисобот саҳифаси: чоп этиш, сақлаш, жадвал билан юбориш",
};
