/** The texts of the register of areas, in Uzbek, Latin. */
export const messages = {
  "areas.title": "Oʻzboshimcha yerlar: {state}",
  "areas.search": "Raqam, kadastr raqami yoki manzil",
  "areas.empty": "Uchastka topilmadi",
  "areas.empty.none": "Bu holatda hozir uchastka yoʻq.",
  "areas.empty.filtered": "Bu shartlarga mos uchastka yoʻq. Filtrlarni oʻzgartirib koʻring.",
  "areas.forbidden": "Oʻzboshimcha yerlar reyestrini koʻrish ruxsati sizda yoʻq.",
};
