import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank days in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "days.state.open": "Day open",
  "days.state.closed": "Day closed",
  "days.untold": "Not told",
  "days.missing": "Missing: {sum}",
  "days.beyond": "More than the bank says: {sum}",
  "days.lines": "Open the unidentified",
  "days.statement": "Signed statement",
  "days.title": "{day}, {account}",
  "days.conflict": "Somebody else changed this day: look at it as it is now.",
  "days.move.tell": "Tell the total",
  "days.move.close": "Close the day",
  "days.move.reopen": "Open the day again",
  "days.done.tell": "The day’s total was saved",
  "days.done.close": "The day was closed and its statement signed",
  "days.done.reopen": "The day was opened again",
  "days.tell.text":
    "Write what the bank’s statement says of this day. What came in follows from the balances, too: closing less opening plus what was paid out.",
  "days.tell.by": "What the statement says",
  "days.tell.balances": "Opening and closing balance",
  "days.turnover": "Received in all on that day",
  "days.opening": "Opening balance",
  "days.closing": "Closing balance",
  "days.paidOut": "Paid out of the account",
  "days.close.text":
    "A closed day takes no receipts. Its statement is signed: it can be printed, and verified by its QR code.",
  "days.reopen.text": "The day takes receipts again, and its signed statement holds no more.",
  "days.empty": "There are no bank days yet",
  "days.empty.text": "Once a statement is entered, each day of each account stands here.",
  "days.empty.narrowed": "No such day was found",
  "days.forbidden": "To see bank days you need the permission “Payment: see”. Ask the administrator.",
};
