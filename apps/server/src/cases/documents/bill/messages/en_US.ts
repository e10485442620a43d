import type { messages as uzbek } from "./uz_UZ.js";

/** The words of bills, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "bill.title": "Bill {number}",
  "bill.toPay": "To pay now",
  "bill.sum": "Sum",
  "bill.inWords": "Sum in words",
  "bill.due": "To be paid by (that day included)",
  "bill.purpose": "Purpose of the payment",
  "bill.purpose.line": "{number}. Payment for the recognition of a right to land, file {application}",
  "bill.account": "Where to pay",
  "bill.payee": "Payee",
  "bill.accountNumber": "Account",
  "bill.mfo": "Code of the bank (MFO)",
  "bill.code.text": "Read the code with your bank’s app: it fills in the payment.",
  "bill.code.demonstration":
    "A code of the demonstration: no bank takes it. The form of the real one is the treasury’s to give.",
  "bill.code.alternative": "QR code to pay bill {number}",
  "bill.what": "What for",
  "bill.file": "File number",
  "bill.amount": "Charged in all",
  "bill.remaining": "Left in all",
  "bill.instalments": "Plan of instalments",
  "bill.instalment.paid": "{amount}, paid",
  "bill.instalment.due": "{amount}, of which {paid} is paid",
  "bill.instalment.overdue": "{amount}, of which {paid} is paid, overdue",
  "bill.issuer": "Issued by",
  "bill.moment":
    "The bill tells how things stood when it was issued: {at} (Tashkent). What was paid later is not in it.",
  "bill.check": "Check this bill",
  "bill.check.text":
    "Read the code with your phone: the page says whether the bill still holds, or another has taken its place.",
  "bill.check.alternative": "QR code that leads to the page of the bill: {address}",
};
