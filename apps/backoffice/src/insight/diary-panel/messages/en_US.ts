import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the diary's Analysis Panel, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diaryPanel.map": "Visits on the map",
  "diaryPanel.rows": "Rows and picture",
  "diaryPanel.report": "The report’s page: to print, to keep, to send by schedule",
};
