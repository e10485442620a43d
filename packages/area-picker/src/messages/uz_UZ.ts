/** Texts of the area picker in Uzbek, Latin script. They set the list of ids. */
export const messages = {
  "area.region": "Viloyat",
  "area.district": "Tuman yoki shahar",
  "area.neighborhood": "Mahalla",
  "area.choose": "Tanlang yoki yozib toping",
  "area.first.district": "Avval viloyatni tanlang",
  "area.first.neighborhood": "Avval tuman yoki shaharni tanlang",
  "area.loading": "Yuklanmoqda…",
  "area.failed": "Roʻyxat yuklanmadi.",
  "area.retry": "Qayta urinish",
} as const;
