import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in Russian. */
export const messages = {
  crumb: "Заявления",
  title: "Заявление 2026-1701-000042",
  status: "На обсуждении",
  due: "Ответить до 12 марта",
  send: "Отправить на заключение",
  more: "Другие действия",
  print: "Распечатать",
  return: "Вернуть на доработку",
  "return.reason": "Вернуть может только составитель заявления.",
  parts: "Разделы заявления",
  facts: "Сведения",
  files: "Файлы",
  history: "История",
  owner: "Занимающее лицо",
  place: "Адрес",
  area: "Площадь",
  since: "Пользуется с",
  "files.title": "Файлов пока нет",
  "files.text": "Схема расположения понадобится до отправки на заключение.",
  "files.add": "Прикрепить файл",
  "event.created": "Заявление создано",
  "event.surveyed": "Измерено на месте",
  "event.discussion": "Отправлено на обсуждение",
  "event.next": "Заключения",
} as const satisfies Record<keyof typeof uzbek, string>;
