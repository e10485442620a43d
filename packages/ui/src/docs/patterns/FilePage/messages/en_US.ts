import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in English. */
export const messages = {
  crumb: "Applications",
  title: "Application 2026-1701-000042",
  status: "Under discussion",
  due: "Answer due by 12 March",
  send: "Send for conclusion",
  more: "More actions",
  print: "Print",
  return: "Return for editing",
  "return.reason": "Only its author can return it.",
  parts: "Parts of the application",
  facts: "Facts",
  files: "Files",
  history: "History",
  owner: "Occupier",
  place: "Address",
  area: "Area",
  since: "In use since",
  "files.title": "No files yet",
  "files.text": "The location scheme is needed before it is sent for conclusion.",
  "files.add": "Attach a file",
  "event.created": "Application created",
  "event.surveyed": "Measured on site",
  "event.discussion": "Sent to discussion",
  "event.next": "Conclusions",
} as const satisfies Record<keyof typeof uzbek, string>;
