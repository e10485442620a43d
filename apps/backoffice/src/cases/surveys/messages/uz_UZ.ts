/** Texts of surveys in Uzbek, Latin script. */
export const messages = {
  "imports.lead":
    "Dala xatlovi natijalarini fayldan kiriting: har bir qator avval sinab koʻriladi, siz tasdiqlamaguningizcha hech narsa oʻzgarmaydi.",
  "imports.file": "Xatlov fayli",
  "imports.file.hint":
    "CSV, Excel (XLSX), GeoJSON yoki Shapefile (ZIP ichida .shp, .dbf, .prj, .cpg). Har bir qator bitta uchastka.",
  "imports.none.hint": "Yuqoridagi maydonga faylni tashlang yoki tugma bilan tanlang.",
  "imports.noPermission":
    "Xatlov fayllarini kiritish uchun «Nomzodlar: roʻyxatdan olish» ruxsati kerak. Administratorga murojaat qiling.",
  "imports.columns.missing": "Asos va mahalla ustunlarini tanlang: ularsiz ish ochilmaydi",
  "imports.progress.applying": "Ishlar ochilmoqda",
  "imports.progress.undoing": "Ishlar chiqarib tashlanmoqda",
  "imports.apply": "{count, plural, other {# ta ish}} ochish",
  "imports.apply.none": "Kiritsa boʻladigan qator yoʻq",
  "imports.applied": "{count, plural, other {# ta ish}} ochildi, tahrirlashda turibdi",
  "imports.another": "Boshqa fayl yuklash",
  "imports.undo.text": "{count, plural, other {# ta ish}} chiqarib tashlanadi.",
  "imports.undo.kept": "{count, plural, other {# ta ish}} qoladi: ular ustida ishlangan.",
  "imports.undo.none": "Bekor qilib boʻladigan ish yoʻq: hammasi ustida ishlangan",
  "imports.undone": "{undone, plural, other {# ta ish}} chiqarib tashlandi, {kept} tasi qoldirildi",
  "imports.notFound": "Bunday fayl yoʻq",
  "imports.failed": "Faylni ochib boʻlmadi",
  "imports.template.name": "xatlov-namuna",
};
