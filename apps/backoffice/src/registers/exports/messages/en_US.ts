import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of registers saved as files, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "exports.button": "Export",
  "exports.pending": "Preparing…",
  "exports.format.xlsx": "Excel (XLSX)",
  "exports.format.csv": "Table (CSV)",
  "exports.format.geojson": "Map (GeoJSON)",
  "exports.personal": "Excel with persons’ numbers",
  "exports.personal.hint": "Each reading of a number is recorded",
  "exports.background":
    "{rows, plural, one {# row is} other {# rows are}} being made in the background: you will be told when the file is ready.",
  "exports.show": "Show",
};
