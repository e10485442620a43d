import type { JournalAccount, JournalKind } from "../../schema/tables/journal.js";

/** A line of an entry, in tiyin: debits are above zero, credits below. */
export interface JournalLine {
  readonly account: JournalAccount;
  /** Id of the charge, for accounts that a charge has. */
  readonly chargeId: string | null;
  /** Budget and district, for accounts that a budget has. */
  readonly budget?: string;
  readonly district?: string;
  /** The other region, or the provider, for accounts of clearing. */
  readonly counterpart?: string;
  readonly amount: number;
}

/** An entry of the journal: its lines add to zero. */
export interface JournalEntry {
  readonly kind: JournalKind;
  readonly lines: readonly JournalLine[];
}

/** How an application's money stands, in tiyin; nothing of it is ever below zero. */
export interface MoneyStanding {
  /** The charge that counts and what of it is not covered yet; `null`: none was made, or the last is void. */
  readonly charge: { readonly id: string; readonly amount: number; readonly due: number } | null;
  /** Received and covering nothing. */
  readonly credit: number;
  /** Owed back to who paid it. */
  readonly refundDue: number;
}

/** Sum of the lines of one account. */
export interface AccountBalance {
  readonly account: JournalAccount;
  readonly chargeId: string | null;
  readonly balance: number;
}

/** A standing out of the balances of an application's accounts. */
export function standingOf(
  charge: { readonly id: string; readonly amount: number } | null,
  balances: readonly AccountBalance[],
): MoneyStanding {
  const of = (account: JournalAccount, chargeId: string | null = null): number =>
    balances.find((one) => one.account === account && one.chargeId === chargeId)?.balance ?? 0;
  return {
    charge: charge && { id: charge.id, amount: charge.amount, due: of("receivable", charge.id) },
    credit: negated(of("credit")),
    refundDue: negated(of("refund_due")),
  };
}

/** All that was received for an application and not paid back, whatever it covers. */
export function receivedBy({ charge, credit, refundDue }: MoneyStanding): number {
  return coveredOf(charge) + credit + refundDue;
}

/** How an application's money stands once these are entered. */
export function standingAfter(standing: MoneyStanding, entries: readonly JournalEntry[]): MoneyStanding {
  const lines = entries.flatMap((entry) => entry.lines);
  const moved = (account: JournalAccount, chargeId: string | null = null): number =>
    lines.reduce((sum, line) => (line.account === account && line.chargeId === chargeId ? sum + line.amount : sum), 0);
  const { charge } = standing;
  return {
    charge: charge && { ...charge, due: charge.due + moved("receivable", charge.id) },
    credit: standing.credit - moved("credit"),
    refundDue: standing.refundDue - moved("refund_due"),
  };
}

/** A charge as it is made: before its discount, and the discount. */
export interface ChargeMade {
  readonly id: string;
  readonly gross: number;
  readonly discount: number;
}

/** A charge is made; what the application has to its credit covers it. */
export function entriesOfCharge({ credit }: MoneyStanding, { id, gross, discount }: ChargeMade): JournalEntry[] {
  const covered = Math.min(credit, gross - discount);
  return written([
    entry("charge", [
      { account: "receivable", chargeId: id, amount: gross - discount },
      { account: "discounted", chargeId: id, amount: discount },
      { account: "charged", chargeId: id, amount: -gross },
    ]),
    entry("cover", [ofApplication("credit", covered), { account: "receivable", chargeId: id, amount: -covered }]),
  ]);
}

/** The bank received something for an application: it covers the charge as far as that is due; the rest is credit. */
export function entriesOfReceipt(standing: MoneyStanding, amount: number): JournalEntry[] {
  return [...entriesOfBooking(amount), ...entriesOfMatch(standing, amount)];
}

/** The bank received something, and it is nobody's yet. */
export function entriesOfBooking(amount: number): JournalEntry[] {
  return written([entry("booking", [ofApplication("bank", amount), ofApplication("unmatched", -amount)])]);
}

/** What the bank told is taken back; none of it is anybody's any more. */
export function entriesOfUnbooking(amount: number): JournalEntry[] {
  return written([entry("unbooking", [ofApplication("unmatched", amount), ofApplication("bank", -amount)])]);
}

/** Something that was booked is an application's: it covers the charge as far as that is due; the rest is credit. */
export function entriesOfMatch({ charge }: MoneyStanding, amount: number): JournalEntry[] {
  const covered = Math.min(charge?.due ?? 0, amount);
  return written([
    entry("match", [
      ofApplication("unmatched", amount),
      { account: "receivable", chargeId: charge?.id ?? null, amount: -covered },
      ofApplication("credit", covered - amount),
    ]),
  ]);
}

/**
 * A receipt is taken back, and with it what the bank told: see {@link entriesOfUnmatch}.
 * @returns `undefined` where that much is no longer there: it was paid back
 */
export function entriesOfTakingBack(standing: MoneyStanding, amount: number): JournalEntry[] | undefined {
  const unmatched = entriesOfUnmatch(standing, amount);
  return unmatched && [...unmatched, ...entriesOfUnbooking(amount)];
}

/**
 * A receipt is an application's no more: it goes out of the application's credit first, then out of what is owed back,
 * last out of what covers the charge, which is due again by as much.
 * @returns `undefined` where that much is no longer there: it was paid back
 */
export function entriesOfUnmatch(standing: MoneyStanding, amount: number): JournalEntry[] | undefined {
  const { charge, credit, refundDue } = standing;
  const outOfCredit = Math.min(credit, amount);
  const outOfRefund = Math.min(refundDue, amount - outOfCredit);
  const uncovered = amount - outOfCredit - outOfRefund;
  if (uncovered > coveredOf(charge)) return undefined;
  return written([
    entry("unmatch", [
      ofApplication("credit", outOfCredit),
      ofApplication("refund_due", outOfRefund),
      { account: "receivable", chargeId: charge?.id ?? null, amount: uncovered },
      ofApplication("unmatched", -amount),
    ]),
  ]);
}

/**
 * The charge is void, paid or not: what covers it becomes the application's credit, and the entry that made it is
 * countered.
 * @param made lines of that entry; none for a charge of nothing before its discount
 */
export function entriesOfVoid({ charge }: MoneyStanding, made: readonly JournalLine[]): JournalEntry[] {
  const covered = coveredOf(charge);
  return written([
    entry("release", [
      { account: "receivable", chargeId: charge?.id ?? null, amount: covered },
      ofApplication("credit", -covered),
    ]),
    entry(
      "void",
      made.map((line) => ({ ...line, amount: -line.amount })),
    ),
  ]);
}

/** The application has ended: what it has to its credit is owed back. */
export function entriesOfEnd({ credit }: MoneyStanding): JournalEntry[] {
  return written([entry("owe", [ofApplication("credit", credit), ofApplication("refund_due", -credit)])]);
}

/** What is owed back is paid out. @returns `undefined` where less is owed back than that */
export function entriesOfPayout({ refundDue }: MoneyStanding, amount: number): JournalEntry[] | undefined {
  if (amount > refundDue) return undefined;
  return written([entry("payout", [ofApplication("refund_due", amount), ofApplication("bank", -amount)])]);
}

/** What is set aside of a bank's line is paid back to who paid: it is nobody's, and goes. */
export function entriesOfReturn(amount: number): JournalEntry[] {
  return written([entry("return", [ofApplication("unmatched", amount), ofApplication("bank", -amount)])]);
}

function coveredOf(charge: MoneyStanding["charge"]): number {
  return charge === null ? 0 : charge.amount - charge.due;
}

function ofApplication(account: JournalAccount, amount: number): JournalLine {
  return { account, chargeId: null, amount };
}

function entry(kind: JournalKind, lines: readonly JournalLine[]): JournalEntry {
  return { kind, lines: lines.filter(({ amount }) => amount !== 0) };
}

/** An entry that moves nothing is none. */
function written(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.filter(({ lines }) => lines.length > 0);
}

/** The other sign, and never minus zero. */
function negated(balance: number): number {
  return 0 - balance;
}
