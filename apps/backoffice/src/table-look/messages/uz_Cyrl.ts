import type { LookMessages } from "./LookMessages.js";

/** The texts of the look of tables, in Uzbek, in Cyrillic letters. */
export const messages: LookMessages = {
  "look.printed": "Чоп этилди: {at}, {person}",
  "look.sought": "Қидирув: {text}",
};
