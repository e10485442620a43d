import type { Reason } from "@yer/api/contract/problem";
import type { JournalEntry, JournalLine } from "./journal.js";

/** What a clearing account is with: another region, or the provider of online payments. */
export const provider = "provider";

const line = (account: "bank" | "unmatched" | "refund_due", amount: number): JournalLine => ({
  account,
  chargeId: null,
  amount,
});
const clearing = (counterpart: string, amount: number): JournalLine => ({
  account: "clearing",
  chargeId: null,
  counterpart,
  amount,
});

/** What came into a region's account is another's: it is owed to that, and no longer nobody's here. */
export function entryOfPassing(to: string, amount: number): JournalEntry {
  return { kind: "passing", lines: [line("unmatched", amount), clearing(to, -amount)] };
}

/** The entry in the region where the money arrives: the first region owes it, and it is nobody's yet. */
export function entryOfArrival(from: string, amount: number): JournalEntry {
  return { kind: "arrival", lines: [clearing(from, amount), line("unmatched", -amount)] };
}

/** A line of the bank is what a region, or the provider, pays of what it owes. */
export function entryOfSettling(from: string, amount: number): JournalEntry {
  return { kind: "settling", lines: [line("unmatched", amount), clearing(from, -amount)] };
}

/** The same in the region that paid: it owes that much less, and its bank has that much less. */
export function entryOfSettled(to: string, amount: number): JournalEntry {
  return { kind: "settled", lines: [clearing(to, amount), line("bank", -amount)] };
}

/** What a line of the provider's pays out, and what is missing of it or over. */
export interface Covering {
  /** What of the line is taken. */
  readonly taken: number;
  /** What of the payments the line does not pay: the provider owes it. */
  readonly missing: number;
  /** What of the line no payment accounts for: it goes on waiting. */
  readonly over: number;
}

/** What a line pays out of payments together. */
export function coveringOf(waiting: number, covered: number): Covering {
  return {
    taken: Math.min(waiting, covered),
    missing: Math.max(0, covered - waiting),
    over: Math.max(0, waiting - covered),
  };
}

/** Online payments were booked one by one; the line that pays them out is the same money, less what is missing. */
export function entryOfCovering({ taken, missing }: Covering): JournalEntry {
  const lines = [line("unmatched", taken), line("bank", -(taken + missing)), clearing(provider, missing)];
  return { kind: "covering", lines: lines.filter(({ amount }) => amount !== 0) };
}

/**
 * What is owed back was paid back by the provider, out of what it has in hand: it is owed that much, and keeps it from
 * what it pays out next.
 */
export function entryOfOnlineRefund(amount: number): JournalEntry {
  return { kind: "payout", lines: [line("refund_due", amount), clearing(provider, -amount)] };
}

/** Why that much of a line cannot be passed on, settled or covered. */
export function againstClearing(waiting: number, amount: number): Reason[] {
  return waiting <= 0 || amount > waiting ? [{ code: "line-less" }] : [];
}

/** Why a line does not settle that much. @param owed what the other one owes by the clearing account */
export function againstSettling(owed: number, amount: number): Reason[] {
  return amount > owed ? [{ code: "clearing-less", params: { owed: Math.floor(Math.max(0, owed) / 100) } }] : [];
}
