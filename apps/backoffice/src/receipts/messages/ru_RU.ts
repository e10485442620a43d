import type { ReceiptsMessages } from "./ReceiptsMessages.js";

/** Texts of bank lists in Russian. */
export const messages: ReceiptsMessages = {
  "receipts.title": "Списки банка",
  "receipts.lead":
    "Загрузите список платежей из банка: каждая строка сначала проверяется, и до внесения ничего не меняется.",
  "receipts.file": "Список (CSV)",
  "receipts.file.hint":
    "Столбцы: number (номер дела), amount (сумма в сумах), paid_on (дата), document (номер документа). До 1000 строк.",
  "receipts.none": "Списков ещё нет",
  "receipts.before": "Прежние списки",
  "receipts.column.file": "Файл",
  "receipts.column.amount": "Сумма",
  "receipts.column.state": "Состояние",
  "receipts.column.by": "Кто загрузил",
  "receipts.column.at": "Когда",
  "receipts.state.checked": "Проверен",
  "receipts.state.applied": "Внесён",
  "receipts.state.undone": "Отменён",
  "receipts.kind.new": "Новая",
  "receipts.kind.over": "Переплата",
  "receipts.kind.known": "Уже внесена",
  "receipts.kind.wrong": "С ошибкой",
  "receipts.kind.entered": "Внесена",
  "receipts.kind.undone": "Отменена",
  "receipts.kind.kept": "Оставлена",
  "receipts.line": "Строка",
  "receipts.number": "Дело",
  "receipts.document": "Документ",
  "receipts.day": "Дата",
  "receipts.what": "Результат",
  "receipts.rows": "Строки",
  "receipts.apply": "Внести платежи: {count}",
  "receipts.apply.none": "Новых платежей нет",
  "receipts.excess": "Больше долга на {excess}: излишек останется за делом",
  "receipts.confirm": "Внести строку {line} всё равно",
  "receipts.confirm.lead":
    "Отметьте верные строки из тех, где заплачено больше долга: излишек останется за делом. Остальные не вносятся.",
  "receipts.applied": "Список внесён",
  "receipts.undo": "Отменить внесение",
  "receipts.undo.text":
    "Платежи этого списка будут отменены. Строка дела, которое уже продвинулось, останется, и причина будет названа.",
  "receipts.undone": "Список отменён",
  "receipts.notFound": "Такого списка нет",
  "receipts.failed": "Список не открылся",
  "receipts.noPermission":
    "Чтобы видеть банковские реестры, нужно разрешение «Платёж: учёт». Обратитесь к администратору.",
};
