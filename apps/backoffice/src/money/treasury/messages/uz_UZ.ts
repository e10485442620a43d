/** Texts of the treasury’s lists in Uzbek, in Latin letters. */
export const messages = {
  "treasury.title": "Gʻaznachilik roʻyxatlari",
  "treasury.lead":
    "Gʻaznachilikdan kelgan roʻyxatni yuklang: qaysi topshiriqnoma ijro etilgani, qaysi biri rad etilgani avval koʻrsatiladi, siz belgilamaguningizcha hech narsa oʻzgarmaydi.",
  "treasury.file": "Roʻyxat (CSV yoki XLSX)",
  "treasury.file.hint":
    "Ustunlari: number (topshiriqnoma raqami), executed_on (sana) va reference (hujjat) yoki reason (rad etish sababi); amount (soʻm) ham boʻlishi mumkin.",
  "treasury.before": "Avval yuklanganlari",
  "treasury.none": "Gʻaznachilik roʻyxati hali yuklanmagan",
  "treasury.noPermission":
    "Gʻaznachilik roʻyxatlari uchun «Taqsimotlar boʻyicha topshiriqnomalar: ijro» ruxsati kerak. Administratorga murojaat qiling.",
  "treasury.notFound": "Gʻaznachilikning bunday roʻyxati yoʻq",
  "treasury.failed": "Gʻaznachilik roʻyxatini ochib boʻlmadi",
  "treasury.field.number": "Topshiriqnoma raqami",
  "treasury.field.executedOn": "Ijro sanasi",
  "treasury.field.reference": "Gʻaznachilik hujjati",
  "treasury.columns.missing": "Topshiriqnoma raqami, hamda hujjat yoki sabab ustunini tanlang",
  "treasury.kind.known": "Avval belgilangan",
  "treasury.progress.checking": "Topshiriqnomalar solishtirilmoqda",
  "treasury.progress.applying": "Topshiriqnomalar belgilanmoqda",
  "treasury.progress.undoing": "Qaytarib olinadigani bormi, koʻrilmoqda",
  "treasury.apply": "{count} ta topshiriqnomani belgilash",
  "treasury.apply.none": "Belgilanadigan topshiriqnoma yoʻq",
  "treasury.applied": "{count, number} ta topshiriqnoma belgilandi",
  "treasury.undone": "{undone, number} ta topshiriqnoma qaytarildi, {kept, number} tasi qoldi",
  "treasury.undo.text": "Gʻaznachilik bajargani bekor qilinmaydi: belgilangan topshiriqnomalar shunday qoladi.",
  "treasury.another": "Yana bir roʻyxatni yuklash",
  "treasury.refused": "Rad etilgan: {reason}",
  "treasury.executed": "Ijro etilgan: {day}, {reference}",
};
