/** Texts of bank lists in Uzbek, Latin script. */
export const messages = {
  "receipts.lead":
    "Bankdan kelgan toʻlovlar roʻyxatini yuklang: har bir qator avval sinab koʻriladi, siz kiritmaguningizcha hech narsa oʻzgarmaydi.",
  "receipts.file": "Roʻyxat (CSV)",
  "receipts.file.hint":
    "Ustunlari: number (ish raqami), amount (summa, soʻm), paid_on (sana), document (hujjat raqami). 1000 qatorgacha. Boshqacha nomlangan ustunlarni va barcha qatorlar uchun bir xil qiymatni keyin aytasiz.",
  "receipts.columns.missing":
    "Ish, summa, sana va hujjat ustunlarini tanlang yoki barcha qatorlar uchun qiymatini yozing",
  "receipts.none": "Hali roʻyxat yuklanmagan",
  "receipts.before": "Avvalgi roʻyxatlar",
  "receipts.kind.over": "Ortiqcha",
  "receipts.kind.known": "Avval kiritilgan",
  "receipts.apply": "{count} ta toʻlovni kiritish",
  "receipts.apply.none": "Yangi toʻlov yoʻq",
  "receipts.excess": "Qarzdan {excess} ortiq: ortiqchasi ish hisobida qoladi",
  "receipts.confirm": "{line}-qatorni baribir kiritish",
  "receipts.confirm.lead":
    "Qarzdan ortiq toʻlangan qatorlardan toʻgʻrilarini belgilang: ortiqchasi ish hisobida qoladi. Qolganlari kiritilmaydi.",
  "receipts.undo.text":
    "Shu roʻyxat kiritgan toʻlovlar bekor qilinadi. Ish toʻlov bilan oldinga oʻtgan boʻlsa, uning qatori qoladi va sababi aytiladi.",
  "receipts.notFound": "Bunday roʻyxat yoʻq",
  "receipts.failed": "Roʻyxatni ochib boʻlmadi",
  "receipts.noPermission":
    "Bank roʻyxatlarini koʻrish uchun «Toʻlov: qayd etish» ruxsati kerak. Administratorga murojaat qiling.",
  "receipts.progress.checking": "Toʻlovlar sinab koʻrilmoqda",
  "receipts.progress.applying": "Toʻlovlar kiritilmoqda",
  "receipts.progress.undoing": "Toʻlovlar bekor qilinmoqda",
  "receipts.applied": "{count, number} ta toʻlov kiritildi",
  "receipts.undone": "{undone, number} ta toʻlov bekor qilindi, {kept, number} tasi qoldirildi",
  "receipts.another": "Boshqa roʻyxatni yuklash",
};
