import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of clearing between regions in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "clearing.title": "What regions and the provider of online payments owe",
  "clearing.owes": "{by} → {to}",
  "clearing.provider": "Provider of online payments",
  "clearing.by": "Who paid",
  "clearing.from": "Came into the account of {region}, and was passed on to here",
  "clearing.elsewhere": "It names a file of another region: {region}",
  "clearing.kind.passed": "Passed on: {with}",
  "clearing.kind.settled": "Settles what was owed: {with}",
  "clearing.kind.covered": "For online payments: {with}",
  "clearing.covered": "{sum}, {count, number} payments; missing: {missing}",
  "clearing.pass": "Pass on to another region",
  "clearing.pass.text": "The receipt waits in that region as unidentified; this region owes it as much.",
  "clearing.pass.done": "The receipt was passed on to another region",
  "clearing.settle": "Enter as settling a debt",
  "clearing.settle.text":
    "Where it is what another region or the provider pays of its debt, that becomes less by this sum.",
  "clearing.settle.done": "It was entered as settling a debt",
  "clearing.cover": "Sum of online payments",
  "clearing.cover.text":
    "The provider pays out the online payments of a day, or of several, by one line. Say which days.",
  "clearing.cover.done": "The online payments are covered by this receipt",
  "clearing.cover.from": "Payments from this day",
  "clearing.cover.to": "Payments until this day",
  "clearing.cover.payments": "Online payments ({count, number})",
  "clearing.cover.none": "There are no online payments of these days that were not paid out yet",
  "clearing.cover.missing": "Missing: {sum}. The provider goes on owing it.",
  "clearing.cover.over": "Over: {sum}. It goes on waiting as unidentified.",
};
