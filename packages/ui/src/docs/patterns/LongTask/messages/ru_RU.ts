import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in Russian. */
export const messages = {
  title: "Выгрузка заявлений",
  lead: "12 431 заявление, все столбцы, CSV.",
  start: "Начать выгрузку",
  progress: "Файл готовится",
  "done.of": "{done, number} из {all, number}",
  leave: "Можно уйти со страницы: работа продолжится. Когда файл будет готов, придёт уведомление.",
  ready: "Файл готов",
  "ready.text": "2,4 МБ. Хранится 7 дней.",
  download: "Скачать файл",
  failed: "Выгрузка прервалась",
  "failed.text": "Связь оборвалась. Записано заявлений: {done, number}; работа продолжится с этого места.",
  resume: "Продолжить",
  cancelled: "Выгрузка отменена. Ничего не сохранено.",
} as const satisfies Record<keyof typeof uzbek, string>;
