import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the treasury’s lists in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "treasury.title": "Списки казначейства",
  "treasury.lead":
    "Загрузите список из казначейства: сначала видно, какие поручения исполнены и в каких отказано, и до отметки ничего не меняется.",
  "treasury.file": "Список (CSV или XLSX)",
  "treasury.file.hint":
    "Столбцы: number (номер поручения), executed_on (день) и reference (документ) или reason (причина отказа); может быть amount (сум).",
  "treasury.before": "Загруженные раньше",
  "treasury.none": "Список казначейства ещё не загружали",
  "treasury.noPermission":
    "Для списков казначейства нужно разрешение «Поручения по распределениям: исполнение». Обратитесь к администратору.",
  "treasury.notFound": "Такого списка казначейства нет",
  "treasury.failed": "Список казначейства не открылся",
  "treasury.field.number": "Номер поручения",
  "treasury.field.executedOn": "Дата исполнения",
  "treasury.field.reference": "Документ казначейства",
  "treasury.columns.missing": "Выберите столбцы номера поручения, а также документа или причины",
  "treasury.kind.known": "Уже отмечено",
  "treasury.progress.checking": "Поручения сверяются",
  "treasury.progress.applying": "Поручения отмечаются",
  "treasury.progress.undoing": "Проверяется, что можно отменить",
  "treasury.apply": "Отметить поручения: {count}",
  "treasury.apply.none": "Отмечать нечего",
  "treasury.applied": "Отмечено поручений: {count, number}",
  "treasury.undone": "Отменено отметок: {undone, number}, осталось: {kept, number}",
  "treasury.undo.text": "Сделанное казначейством не отменяется: отмеченные поручения останутся такими.",
  "treasury.another": "Загрузить ещё один список",
  "treasury.refused": "Отказано: {reason}",
  "treasury.executed": "Исполнено: {day}, {reference}",
};
