import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the notes on an application in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notes.inside":
    "Notes are read by staff who may open this file. Citizens, the public site and exports never show them. A written note does not change.",
  "notes.text": "New note",
  "notes.text.hint": "Typing @ leads to the choice of a colleague.",
  "notes.to": "Whom to call",
  "notes.to.hint": "They are told, without the note’s words.",
  "notes.to.unread": "The list of colleagues could not be read: a note can be written without calling anybody.",
  "notes.write": "Write note",
  "notes.written": "The note is written",
  "notes.none": "No notes yet",
  "notes.none.text": "Leave here what your colleagues should know about this file.",
};
