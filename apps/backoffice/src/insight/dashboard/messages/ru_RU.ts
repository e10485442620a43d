import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the dashboard in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "work.title": "Моя работа",
  "work.queue": "Что ждёт вас",
  "work.waiting": "Ожидает",
  "work.next": "Ближайший срок",
  "work.nothing": "Сейчас вас ничего не ждёт",
  "work.nothing.text": "Новая работа появится здесь, как только поступит.",
  "work.none": "За вашей должностью не закреплено очередей",
  "work.none.text": "Доступные вам разделы — в боковом меню.",
  "work.of.conclusions": "Дать заключение",
  "work.of.editing": "Дополнить и подать",
  "work.of.to_conclusion": "Начать обсуждение",
  "work.of.in_review": "Рассмотреть",
  "work.of.at_justice": "Проверка юстиции",
  "work.of.in_payment": "Учесть оплату",
  "work.of.at_council": "Внести решение Кенгаша",
  "work.of.objections": "Рассмотреть возражения",
  "work.of.complaints": "Рассмотреть жалобы",
  "work.of.overlaps": "Оценить наложения участков",
  "work.of.areas_sent": "Взять участки на контроль",
  "work.of.areas_taken": "Записать результаты осмотра",
  "work.of.areas_returned": "Ответить на запросы контроля",
  "work.of.areas_proposed": "Решить по предложениям об участках",
  "work.of.proposals": "Утвердить предложения по настройкам",
};
