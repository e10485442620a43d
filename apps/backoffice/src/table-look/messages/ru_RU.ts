import type { LookMessages } from "./LookMessages.js";

/** The texts of the look of tables, in Russian. */
export const messages: LookMessages = {
  "look.printed": "Напечатано: {at}, {person}",
  "look.sought": "Поиск: {text}",
};
