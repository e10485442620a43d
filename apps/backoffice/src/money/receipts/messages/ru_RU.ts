import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank lists in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "receipts.lead":
    "Загрузите список платежей из банка: каждая строка сначала проверяется, и до внесения ничего не меняется.",
  "receipts.file": "Список (CSV, XLSX или 1С)",
  "receipts.file.hint":
    "Столбцы: amount (сумма, сум), paid_on (день), document (номер документа) и account (счёт) или number (номер дела); могут быть purpose, payer, tax_id. До 200 000 строк. Столбцы с другими названиями и значение, общее для всех строк, указываются потом.",
  "receipts.columns.missing":
    "Выберите столбцы суммы, дня и документа, а также счёта или дела, либо напишите значение для всех строк",
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
  "receipts.tab.lists": "Выписки и списки",
  "receipts.tab.accounts": "Счета",
  "receipts.tab.lines": "Невыясненные",
  "receipts.tab.returns": "Возвраты",
  "receipts.tab.days": "Банковские дни",
  "receipts.field.taxId": "ПИНФЛ или ИНН плательщика",
  "receipts.field.bankId": "Обозначение банка",
  "line.by.bill": "По номеру счёта",
  "line.by.file": "По номеру дела",
  "line.by.payer": "По плательщику и сумме",
  "line.passes": "Само уходит в другую область: счёт её",
  "line.waits.unknown": "Неизвестно, чьё оно",
  "line.waits.several": "Одинаково подходит нескольким делам",
  "line.waits.beyond": "Больше долга дела",
  "line.waits.nothing-due": "Указанное дело ничего не должно",
  "line.waits.earlier-bill": "Указан счёт прежнего начисления",
  "line.waits.sum-differs": "Плательщик должен другую сумму",
  "line.waits.changed": "Осталось ждать: дело изменилось",
};
