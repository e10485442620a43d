import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of surveys in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "imports.lead":
    "Внесите результаты обхода из файла: сначала проверяется каждая строка, и ничего не меняется, пока вы не подтвердите.",
  "imports.file": "Файл обхода",
  "imports.file.hint":
    "CSV, Excel (XLSX), GeoJSON или Shapefile (в ZIP: .shp, .dbf, .prj, .cpg). Одна строка — один участок.",
  "imports.none.hint": "Перетащите файл в поле выше или выберите его кнопкой.",
  "imports.noPermission": "Чтобы вносить файлы обхода, нужно разрешение «Дела: импорт». Обратитесь к администратору.",
  "imports.columns.missing": "Выберите столбцы основания и махалли: без них дело не открыть",
  "imports.progress.applying": "Дела открываются",
  "imports.progress.undoing": "Дела изымаются",
  "imports.apply": "Открыть {count, plural, one {# дело} few {# дела} other {# дел}}",
  "imports.apply.none": "Нет строк, которые можно внести",
  "imports.applied":
    "{count, plural, one {Открыто # дело} few {Открыто # дела} other {Открыто # дел}}, на редактировании",
  "imports.another": "Загрузить другой файл",
  "imports.undo.text": "Будет изъято: {count, plural, one {# дело} few {# дела} other {# дел}}.",
  "imports.undo.kept": "Останется: {count, plural, one {# дело} few {# дела} other {# дел}}, там уже работали.",
  "imports.undo.none": "Отменять нечего: со всеми делами уже работали",
  "imports.undone": "Изъято дел: {undone}, оставлено: {kept}",
  "imports.notFound": "Такого файла нет",
  "imports.failed": "Файл не открылся",
  "imports.template.name": "обход-образец",
};
