import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in English. */
export const messages = {
  title: "New application",
  lead: "What you write is saved as a draft every two seconds.",
  person: "Occupier",
  "person.hint": "As in the passport.",
  surname: "Surname",
  phone: "Telephone",
  "phone.hint": "We call this number if there is a question about the application.",
  plot: "Plot",
  area: "Area",
  since: "In use since",
  reason: "Grounds",
  "reason.hint": "How the plot was obtained and what was built on it.",
  agreed: "I confirm that what I wrote is true",
  send: "Send",
  "error.surname": "Write the surname",
  "error.phone": "Write the telephone number with nine digits, such as 90 123 45 67",
  "error.area": "Write an area from 1 to 100,000 m²",
  "error.since": "Give the date from which the plot was used",
  "error.reason": "Describe the grounds in at least 20 characters",
  "error.agreed": "Confirm that what you wrote is true",
  "refused.form": "The application was not accepted. What you wrote is kept.",
  "refused.phone": "This number stands in another person’s application",
  "sent.title": "The application was sent",
  "sent.text": "Its number is 2026-1701-000042. A first answer comes within five working days.",
} as const satisfies Record<keyof typeof uzbek, string>;
