import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank lists in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "receipts.lead":
    "Загрузите список платежей из банка: каждая строка сначала проверяется, и до внесения ничего не меняется.",
  "receipts.file": "Список (CSV)",
  "receipts.file.hint":
    "Столбцы: number (номер дела), amount (сумма в сумах), paid_on (дата), document (номер документа). До 1000 строк. Столбцы с другими названиями и значение, общее для всех строк, вы укажете потом.",
  "receipts.columns.missing": "Выберите столбцы дела, суммы, даты и документа или впишите значение для всех строк",
  "receipts.none": "Списков ещё нет",
  "receipts.before": "Прежние списки",
  "receipts.kind.over": "Переплата",
  "receipts.kind.known": "Уже внесена",
  "receipts.apply": "Внести платежи: {count}",
  "receipts.apply.none": "Новых платежей нет",
  "receipts.excess": "Больше долга на {excess}: излишек останется за делом",
  "receipts.confirm": "Внести строку {line} всё равно",
  "receipts.confirm.lead":
    "Отметьте верные строки из тех, где заплачено больше долга: излишек останется за делом. Остальные не вносятся.",
  "receipts.undo.text":
    "Платежи этого списка будут отменены. Строка дела, которое уже продвинулось, останется, и причина будет названа.",
  "receipts.notFound": "Такого списка нет",
  "receipts.failed": "Список не открылся",
  "receipts.noPermission": "Чтобы видеть списки банка, нужно разрешение «Платёж: учёт». Обратитесь к администратору.",
  "receipts.progress.checking": "Платежи проверяются",
  "receipts.progress.applying": "Платежи вносятся",
  "receipts.progress.undoing": "Платежи отменяются",
  "receipts.applied": "Внесено платежей: {count, number}",
  "receipts.undone": "Отменено платежей: {undone, number}, оставлено: {kept, number}",
  "receipts.another": "Загрузить другой список",
};
