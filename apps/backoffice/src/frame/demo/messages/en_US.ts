import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the demonstration's clock, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "demo.move": "Move time on",
  "demo.now": "The service’s time: {at}",
  "demo.way": "Until when?",
  "demo.next": "Until tomorrow",
  "demo.term": "Until the open file’s term ends: {at}",
  "demo.day": "Until a day",
  "demo.which.text": "At most {days} days ahead",
  "demo.text": "Terms pass, announcements end, notices come. Time does not go back; everyone stays signed in.",
  "demo.failed": "Time was not moved. Try again in a moment.",
};
