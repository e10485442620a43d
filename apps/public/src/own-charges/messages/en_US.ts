import type { messages as uzbek } from "./uz_UZ.js";

/** Texts about what one owes for one’s own applications, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "ownCharge.title": "Payments for my files",
  "ownCharge.bill.get": "Get the bill",
  "ownCharge.bill.open": "Bill of {at}",
  "ownCharge.bill.revoked": "This bill was revoked: do not pay by it, get a new one.",
  "ownCharge.bill.superseded": "Things have changed since this bill: get a new one before you pay.",
  "ownCharge.sentence.free": "You pay nothing: you are exempt in full.",
  "ownCharge.sentence.paid": "{amount} is paid in full: there is nothing more for you to pay.",
  "ownCharge.sentence.paid_refund": "Paid. You get back {amount} that was too much.",
  "ownCharge.sentence.due": "You have to pay {amount}. The last day is {day}.",
  "ownCharge.sentence.due_instalment": "The next instalment is {amount}. Pay it by {day}, that day included.",
  "ownCharge.sentence.due_undated": "You have to pay {amount}. No term is set.",
  "ownCharge.sentence.late":
    "{amount} was not paid in time; the last day was {day}. The file stands still until you pay.",
  "ownCharge.sentence.late_instalment":
    "{amount} of the instalment was not paid in time; the last day was {day}. The file stands still until you pay.",
  "ownCharge.sentence.void": "This charge is void: there is nothing to pay.",
  "ownCharge.sentence.void_credit": "This charge is void. The {amount} you paid counts towards the next one.",
  "ownCharge.sentence.void_refund": "This charge is void. You get back the {amount} you paid.",
  "ownCharge.request.plan": "The plan asked for",
  "ownCharge.request.asked": "You asked to pay by instalments ({at}): no answer yet",
  "ownCharge.request.agreed": "Your request for instalments was agreed to ({at})",
  "ownCharge.request.refused": "Your request for instalments was refused ({at})",
  "ownCharge.request.lapsed": "Your request for instalments ({at}) has lapsed: the charge is closed",
  "ownCharge.ask": "Ask for instalments",
  "ownCharge.ask.text":
    "You have {amount} to pay. If the office agrees, it makes a contract with you; if not, it says why. Until then the term of payment goes on as it is.",
  "ownCharge.ask.parts": "Number of parts",
  "ownCharge.ask.most": "{most, number} at most. You can change days and sums.",
  "ownCharge.ask.row": "Part {n, number}",
  "ownCharge.ask.due": "Part {n, number} is paid by",
  "ownCharge.ask.amount": "Sum of part {n, number}",
  "ownCharge.ask.left": "The parts must add to all that you owe. Difference: {sum}",
  "ownCharge.ask.reason": "Why can you not pay at once? Write 10 characters at least.",
  "ownCharge.ask.short": "Say more about the reason",
  "ownCharge.ask.send": "Send the request",
};
