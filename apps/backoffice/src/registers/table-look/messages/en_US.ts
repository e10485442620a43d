import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the look of tables, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "look.printed": "Printed: {at}, {person}",
  "look.sought": "Search: {text}",
  "look.unread": "This address asks for something this screen does not know: {asked}",
  "look.unread.text": "What shows is not narrowed by it.",
  "look.unread.drop": "Show without it",
};
