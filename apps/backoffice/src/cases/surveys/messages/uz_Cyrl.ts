import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of surveys in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "imports.lead":
    "Дала хатлови натижаларини файлдан киритинг: ҳар бир қатор аввал синаб кўрилади, сиз тасдиқламагунингизча ҳеч нарса ўзгармайди.",
  "imports.file": "Хатлов файли",
  "imports.file.hint":
    "CSV, Excel (XLSX), GeoJSON ёки Shapefile (ZIP ичида .shp, .dbf, .prj, .cpg). Ҳар бир қатор битта участка.",
  "imports.none.hint": "Юқоридаги майдонга файлни ташланг ёки тугма билан танланг.",
  "imports.noPermission":
    "Хатлов файлларини киритиш учун «Номзодлар: рўйхатдан олиш» рухсати керак. Администраторга мурожаат қилинг.",
  "imports.columns.missing": "Асос ва маҳалла устунларини танланг: уларсиз иш очилмайди",
  "imports.progress.applying": "Ишлар очилмоқда",
  "imports.progress.undoing": "Ишлар чиқариб ташланмоқда",
  "imports.apply": "{count, plural, other {# та иш}} очиш",
  "imports.apply.none": "Киритса бўладиган қатор йўқ",
  "imports.applied": "{count, plural, other {# та иш}} очилди, таҳрирлашда турибди",
  "imports.another": "Бошқа файл юклаш",
  "imports.undo.text": "{count, plural, other {# та иш}} чиқариб ташланади.",
  "imports.undo.kept": "{count, plural, other {# та иш}} қолади: улар устида ишланган.",
  "imports.undo.none": "Бекор қилиб бўладиган иш йўқ: ҳаммаси устида ишланган",
  "imports.undone": "{undone, plural, other {# та иш}} чиқариб ташланди, {kept} таси қолдирилди",
  "imports.notFound": "Бундай файл йўқ",
  "imports.failed": "Файлни очиб бўлмади",
  "imports.template.name": "хатлов-намуна",
};
