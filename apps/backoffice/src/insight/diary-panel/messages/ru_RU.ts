import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the diary's Analysis Panel, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diaryPanel.map": "Осмотры на карте",
  "diaryPanel.rows": "Строки и рисунок",
  "diaryPanel.report": "Страница отчёта: печать, сохранение, рассылка по расписанию",
};
