import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the notes on an application in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notes.inside":
    "Заметки читают сотрудники, которым открыто это дело. Граждане их не видят, на общедоступный сайт и в выгрузки они не попадают. Написанная заметка не меняется.",
  "notes.text": "Новая заметка",
  "notes.text.hint": "Знак @ переводит к выбору коллеги.",
  "notes.to": "Кого позвать",
  "notes.to.hint": "Им придёт уведомление без слов заметки.",
  "notes.to.unread": "Список коллег не прочитан: заметку можно написать, никого не упоминая.",
  "notes.write": "Написать заметку",
  "notes.written": "Заметка написана",
  "notes.none": "Заметок пока нет",
  "notes.none.text": "Оставьте здесь то, что нужно знать коллегам об этом деле.",
};
