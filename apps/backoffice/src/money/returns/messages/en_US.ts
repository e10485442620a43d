import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of returns of receipts in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "returns.title": "Returns of receipts to their payers",
  "returns.empty": "There are no returns",
  "returns.empty.text": "Open a receipt that is set aside, and propose to return it.",
  "returns.empty.narrowed": "No such return was found",
  "returns.forbidden": "To see returns you need the permission “Payment: read”. Ask the administrator.",
  "returns.failed": "The return could not be opened",
  "returns.line": "Open the receipt",
};
