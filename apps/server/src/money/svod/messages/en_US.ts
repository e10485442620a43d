import type { messages as uzbek } from "./uz_UZ.js";

/** The words of the signed summary table, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "svodStatement.republic": "The whole republic",
  "svodStatement.period": "Period",
  "svodStatement.until": "All until {to}",
  "svodStatement.untilThan": "All until {to}, compared with {than}",
  "svodStatement.during": "{from} – {to}, compared with the period before, {fromBefore} – {toBefore}",
  "svodStatement.notes":
    "Sums are in soum. Planned is an estimate: plots of the plan schedule × base amount × multiple of the place. What is late is known as of today only. A percentage is the change against what it is compared with.",
  "svodStatement.sums": "By place",
  "svodStatement.blanks": "Signatures",
  "svodStatement.prepared": "Prepared by",
  "svodStatement.approved": "Approved by",
  "svodStatement.name": "Full name",
  "svodStatement.signed": "Signature",
  "svodStatement.by": "Asked for by",
  "svodStatement.check": "Check this table",
  "svodStatement.check.text":
    "Read the code with your phone: the register’s own copy of this table opens. It must be the same as the one in your hand. The table tells how things stood when it was signed.",
  "svodStatement.check.alternative": "QR code that opens the register’s copy of the table: {address}",
};
