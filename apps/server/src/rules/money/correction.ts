import type { CorrectionState } from "@yer/api/contract/corrections";
import type { Reason } from "@yer/api/contract/problem";
import { entriesOfTakingBack, entriesOfUnmatch, type JournalEntry, type MoneyStanding } from "./journal.js";

/** A receipt that may be taken back. */
export interface CorrectableReceipt {
  readonly cancelled: boolean;
  /** Whether a proposal to take it back waits for its answer. */
  readonly proposed: boolean;
  /** Ids of those who recorded it, in their own name or another's. */
  readonly recorders: readonly string[];
}

/** A proposal to take a receipt back. */
export interface CorrectionProposal {
  readonly state: CorrectionState;
  /** Ids of those who made it, in their own name or another's. */
  readonly proposers: readonly string[];
}

/** Why nobody can propose to take a receipt back. */
export function againstProposing({ cancelled, proposed }: CorrectableReceipt): Reason[] {
  if (cancelled) return [{ code: "receipt-cancelled" }];
  return proposed ? [{ code: "proposal-open" }] : [];
}

/**
 * Why people cannot answer a proposal: it is answered, or it is not theirs to answer. Who recorded a receipt, or proposed
 * to take it back, does not approve that, whatever rights they hold.
 * @param people ids of who acts, and of whose name they act in
 */
export function againstAnswering(
  proposal: CorrectionProposal,
  { recorders }: Pick<CorrectableReceipt, "recorders">,
  people: readonly string[],
): Reason[] {
  if (proposal.state !== "proposed") return [{ code: `proposal-${proposal.state}` }];
  if (people.some((id) => proposal.proposers.includes(id))) return [{ code: "proposal-own" }];
  return people.some((id) => recorders.includes(id)) ? [{ code: "receipt-recorder" }] : [];
}

/** Why people cannot withdraw a proposal. */
export function againstWithdrawing({ state, proposers }: CorrectionProposal, people: readonly string[]): Reason[] {
  if (state !== "proposed") return [{ code: `proposal-${state}` }];
  return people.some((id) => proposers.includes(id)) ? [] : [{ code: "proposal-of-another" }];
}

/**
 * The entries that take a receipt back; what refunds promise is no longer there to be taken. That of a line of a
 * statement leaves what the bank told booked.
 * @param promised by refunds that are not paid out yet, in tiyin
 */
export function takingBack(
  standing: MoneyStanding,
  { amount, isOfLine }: { readonly amount: number; readonly isOfLine: boolean },
  promised: number,
): { readonly entries: JournalEntry[] } | { readonly against: Reason } {
  const left = { ...standing, refundDue: standing.refundDue - promised };
  const entries = (isOfLine ? entriesOfUnmatch : entriesOfTakingBack)(left, amount);
  if (entries !== undefined) return { entries };
  return { against: { code: promised > 0 ? "receipt-promised" : "receipt-paid-back" } };
}
