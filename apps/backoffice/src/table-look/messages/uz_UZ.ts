import type { LookMessages } from "./LookMessages.js";

/** The texts of the look of tables, in Uzbek. */
export const messages: LookMessages = {
  "look.printed": "Chop etildi: {at}, {person}",
  "look.sought": "Qidiruv: {text}",
};
