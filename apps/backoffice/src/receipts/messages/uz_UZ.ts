import type { ReceiptsMessages } from "./ReceiptsMessages.js";

/** Texts of bank lists in Uzbek, Latin script. */
export const messages: ReceiptsMessages = {
  "receipts.title": "Bank roʻyxatlari",
  "receipts.lead":
    "Bankdan kelgan toʻlovlar roʻyxatini yuklang: har bir qator avval sinab koʻriladi, siz kiritmaguningizcha hech narsa oʻzgarmaydi.",
  "receipts.file": "Roʻyxat (CSV)",
  "receipts.file.hint":
    "Ustunlari: number (ish raqami), amount (summa, soʻm), paid_on (sana), document (hujjat raqami). 1000 qatorgacha.",
  "receipts.none": "Hali roʻyxat yuklanmagan",
  "receipts.before": "Avvalgi roʻyxatlar",
  "receipts.column.file": "Fayl",
  "receipts.column.amount": "Summa",
  "receipts.column.state": "Holati",
  "receipts.column.by": "Kim yuklagan",
  "receipts.column.at": "Qachon",
  "receipts.state.checked": "Sinab koʻrilgan",
  "receipts.state.applied": "Kiritilgan",
  "receipts.state.undone": "Bekor qilingan",
  "receipts.kind.new": "Yangi",
  "receipts.kind.over": "Ortiqcha",
  "receipts.kind.known": "Avval kiritilgan",
  "receipts.kind.wrong": "Xato",
  "receipts.kind.entered": "Kiritildi",
  "receipts.kind.undone": "Bekor qilindi",
  "receipts.kind.kept": "Qoldirildi",
  "receipts.line": "Qator",
  "receipts.number": "Ish",
  "receipts.document": "Hujjat",
  "receipts.day": "Sana",
  "receipts.what": "Natija",
  "receipts.rows": "Qatorlar",
  "receipts.apply": "{count} ta toʻlovni kiritish",
  "receipts.apply.none": "Yangi toʻlov yoʻq",
  "receipts.excess": "Qarzdan {excess} ortiq: ortiqchasi ish hisobida qoladi",
  "receipts.confirm": "{line}-qatorni baribir kiritish",
  "receipts.confirm.lead":
    "Qarzdan ortiq toʻlangan qatorlardan toʻgʻrilarini belgilang: ortiqchasi ish hisobida qoladi. Qolganlari kiritilmaydi.",
  "receipts.applied": "Roʻyxat kiritildi",
  "receipts.undo": "Kiritilganini bekor qilish",
  "receipts.undo.text":
    "Shu roʻyxat kiritgan toʻlovlar bekor qilinadi. Ish toʻlov bilan oldinga oʻtgan boʻlsa, uning qatori qoladi va sababi aytiladi.",
  "receipts.undone": "Roʻyxat bekor qilindi",
  "receipts.notFound": "Bunday roʻyxat yoʻq",
  "receipts.failed": "Roʻyxatni ochib boʻlmadi",
  "receipts.noPermission":
    "Bank roʻyxatlarini koʻrish uchun «Toʻlov: qayd etish» ruxsati kerak. Administratorga murojaat qiling.",
};
