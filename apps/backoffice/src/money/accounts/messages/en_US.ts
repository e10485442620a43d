import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank accounts in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "accounts.lead":
    "One person proposes an account of a region, another approves it. Lists of banks are taken for open accounts only.",
  "accounts.open": "Open an account",
  "accounts.open.text": "It is open once somebody else has approved it.",
  "accounts.open.done": "The account was proposed",
  "accounts.none": "There is no account yet",
  "accounts.number": "Number (20 digits, in soum)",
  "accounts.mfo": "MFO (5 digits)",
  "accounts.kind.bank": "The bank’s statement",
  "accounts.kind.online": "Online payments",
  "accounts.kind.online.text": "A payment provider pays into it; no list of a bank is taken.",
  "accounts.state.proposed": "Waits to be opened",
  "accounts.state.open": "Open",
  "accounts.state.closing": "Waits to be closed",
  "accounts.state.closed": "Closed",
  "accounts.state.refused": "Not opened",
  "accounts.state.withdrawn": "Proposal withdrawn",
  "accounts.by": "Proposed by {name}",
  "accounts.decided": "Decided by {name}",
  "accounts.move.approve": "Approve the proposal",
  "accounts.move.refuse": "Refuse the proposal",
  "accounts.move.withdraw": "Withdraw the proposal",
  "accounts.move.close": "Close the account",
  "accounts.ask.open": "Open the account {number}?",
  "accounts.ask.close": "Close the account {number}?",
  "accounts.ask.withdraw": "Withdraw what was proposed of the account {number}?",
  "accounts.close.text":
    "It is open until somebody else approves its closing. Then no list is taken for it; money that has come stays.",
  "accounts.done.approve": "What was proposed of the account was approved",
  "accounts.done.refuse": "What was proposed of the account was refused",
  "accounts.done.withdraw": "What was proposed of the account was withdrawn",
  "accounts.done.close": "The closing of the account was proposed",
  "accounts.conflict": "Somebody else changed the account. Look at it once more.",
  "accounts.forbidden": "You may not see accounts. Ask the administrator.",
};
