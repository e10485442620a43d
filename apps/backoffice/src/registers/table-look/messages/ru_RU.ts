import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the look of tables, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "look.printed": "Напечатано: {at}, {person}",
  "look.sought": "Поиск: {text}",
  "look.unread": "Адрес просит то, чего этот экран не знает: {asked}",
  "look.unread.text": "Показанное этим не ограничено.",
  "look.unread.drop": "Показать без этого",
};
