/** Texts of returns of receipts in Uzbek, Latin script. */
export const messages = {
  "returns.title": "Tushumlarni toʻlovchilarga qaytarish",
  "returns.empty": "Qaytarish yoʻq",
  "returns.empty.text": "Qaytarishga ajratilgan tushumni oching va qaytarishni taklif qiling.",
  "returns.empty.narrowed": "Bunday qaytarish topilmadi",
  "returns.forbidden": "Qaytarishlarni koʻrish uchun «Toʻlov: koʻrish» ruxsati kerak. Administratorga murojaat qiling.",
  "returns.failed": "Qaytarishni ochib boʻlmadi",
  "returns.line": "Tushumni ochish",
};
