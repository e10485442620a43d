import type { LookMessages } from "./LookMessages.js";

/** The texts of the look of tables, in English. */
export const messages: LookMessages = {
  "look.printed": "Printed: {at}, {person}",
  "look.sought": "Search: {text}",
};
