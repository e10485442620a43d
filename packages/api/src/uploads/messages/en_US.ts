import type { messages as uzbek } from "./uz_UZ.js";

/** What an attached document is, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  uploadKind: "Type of document",
  "uploadKind.none": "Type not told",
  "uploadKind.identity": "Identity document",
  "uploadKind.ownership": "Document of right",
  "uploadKind.plan": "Plan or drawing",
  "uploadKind.photo": "Photograph",
  "uploadKind.decision": "Decision",
  "uploadKind.power_of_attorney": "Power of attorney",
  "uploadKind.payment": "Payment document",
  "uploadKind.other": "Other document",
  "uploadKind.hint": "Choose it before you add a file: it is shown with this type.",
  "uploadKind.all": "All types · {count}",
  "uploadKind.counted": "{kind} · {count}",
};
