/** Texts of bank lists in Uzbek, Latin script. */
export const messages = {
  "receipts.lead":
    "Bankdan kelgan toʻlovlar roʻyxatini yuklang: har bir qator avval sinab koʻriladi, siz kiritmaguningizcha hech narsa oʻzgarmaydi.",
  "receipts.file": "Roʻyxat (CSV, XLSX yoki 1C)",
  "receipts.file.hint":
    "Ustunlari: amount (summa, soʻm), paid_on (sana), document (hujjat raqami) va account (hisobraqam) yoki number (ish raqami); purpose, payer, tax_id ham boʻlishi mumkin. 200 000 qatorgacha. Boshqacha nomlangan ustunlarni va barcha qatorlar uchun bir xil qiymatni keyin aytasiz.",
  "receipts.columns.missing":
    "Summa, sana va hujjat ustunlarini, hamda hisobraqam yoki ishni tanlang yoki barcha qatorlar uchun qiymatini yozing",
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
  "receipts.tab.lists": "Koʻchirma va roʻyxatlar",
  "receipts.tab.accounts": "Hisobraqamlar",
  "receipts.tab.lines": "Aniqlanmaganlar",
  "receipts.tab.returns": "Qaytarishlar",
  "receipts.tab.days": "Bank kunlari",
  "receipts.field.taxId": "Toʻlovchi JSHSHIR yoki STIRi",
  "receipts.field.bankId": "Bankdagi belgisi",
  "line.by.bill": "Hisob raqami boʻyicha",
  "line.by.file": "Ish raqami boʻyicha",
  "line.by.payer": "Toʻlovchi va summa boʻyicha",
  "line.waits.unknown": "Kimniki ekani maʼlum emas",
  "line.waits.several": "Bir nechta ishga birdek toʻgʻri keladi",
  "line.waits.beyond": "Ish qarzidan koʻp",
  "line.waits.nothing-due": "Koʻrsatilgan ish qarzdor emas",
  "line.waits.earlier-bill": "Avvalgi hisob raqami koʻrsatilgan",
  "line.waits.sum-differs": "Toʻlovchining qarzi boshqa summada",
  "line.waits.changed": "Kutib qoldi: ish holati oʻzgargan",
};
