/** The texts of registers saved as files, in Uzbek. */
export const messages = {
  "exports.button": "Eksport",
  "exports.pending": "Tayyorlanmoqda…",
  "exports.format.xlsx": "Excel (XLSX)",
  "exports.format.csv": "Jadval (CSV)",
  "exports.format.geojson": "Xarita (GeoJSON)",
  "exports.personal": "Excel, shaxslar raqami bilan",
  "exports.personal.hint": "Har bir raqam oʻqilgani qayd etiladi",
  "exports.background": "{rows, plural, other {# ta qator}} fonda tayyorlanmoqda: tayyor boʻlsa xabar beramiz.",
  "exports.show": "Koʻrish",
};
