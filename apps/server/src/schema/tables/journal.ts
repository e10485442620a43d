import type { Generated } from "kysely";

/** Tables of the journal of money (migration 0894). */
export interface JournalTables {
  journal_entries: JournalEntriesTable;
  journal_lines: JournalLinesTable;
  journal_checks: JournalChecksTable;
  money_sums: MoneySumsTable;
}

/**
 * Where money stands. Debits are above zero, credits below: `bank`, what each charge has outstanding (`receivable`) and
 * `discounted` are debited; `unmatched` (received, and nobody's yet), `charged` (before discounts), each application's
 * `credit` and what it is owed back (`refund_due`) are credited. What covers a charge is `distributed` (debited) and
 * each budget's (`budget_due`, credited); what it was paid of that stands in `budget_paid` (debited), so that neither
 * ever shrinks but by a reversal. `clearing` is with another region or the provider of online payments: debited with
 * what that owes.
 */
export type JournalAccount =
  | "bank"
  | "unmatched"
  | "receivable"
  | "charged"
  | "discounted"
  | "credit"
  | "refund_due"
  | "distributed"
  | "budget_due"
  | "budget_paid"
  | "clearing";

/**
 * What an entry is. `charge` and `void`, its counter-entry · `booking` of what the bank tells and `unbooking` · `match`
 * of what was booked with an application and `unmatch` · `cover` of a charge by the application's credit and `release`
 * of what covered one back into it · `owe` of the credit of an application that has ended, and `payout` of what is owed
 * back · `distribution` of a cover to budgets and `undistribution` of what is covered no more · `disbursement` to a
 * budget by a payment order · `return` to who paid of what is nobody's · `passing` of it to another region and its
 * `arrival` there, `settling` of what is owed by that and `settled` where it is paid · `covering` of online payments by
 * the line that pays them out.
 */
export type JournalKind =
  | "charge"
  | "void"
  | "booking"
  | "unbooking"
  | "match"
  | "unmatch"
  | "cover"
  | "release"
  | "owe"
  | "payout"
  | "distribution"
  | "undistribution"
  | "disbursement"
  | "return"
  | "passing"
  | "arrival"
  | "settling"
  | "settled"
  | "covering";

/** An entry of double-entry book-keeping, append-only: its lines add to zero. */
export interface JournalEntriesTable {
  home_region: string;
  id: string;
  kind: JournalKind;
  /**
   * The application; `null` for money of a statement that is nobody's yet, and for a payment order, which pays for
   * many.
   */
  application_id: string | null;
  charge_id: string | null;
  receipt_id: string | null;
  /** The refund, for an entry of a payout. */
  refund_id: Generated<string | null>;
  /** The line of a statement that it books, or whose money it matches. */
  statement_line_id: Generated<string | null>;
  /** The clearing that passed on, settled or covered the money, for an entry of clearing. */
  clearing_id: Generated<string | null>;
  /** The return, for an entry of money that went back to its payer. */
  return_id: Generated<string | null>;
  /** The entry whose counter-entry this is; each has one at most, but a distribution, which may go in parts. */
  corrects: string | null;
  /** The entry of the cover that is distributed, for an entry of a distribution. */
  distributes: Generated<string | null>;
  /** The payment order that was executed. */
  order_id: Generated<string | null>;
  /**
   * The act that caused it; `carried-over`: reckoned from what
   * stood before the journal; `carried-over-reversed`: of a charge that an application had left behind paid.
   */
  cause: string;
  /** The bank's day: terms go by it. */
  value_day: string;
  /** The day on which it was booked in Tashkent, never in a closed month: months and totals go by it. */
  booked_day: string;
  /** The first day of the closed month that it is of, and into which it could not be booked any more. */
  closed_month: Generated<string | null>;
  at: Date;
  actor: string | null;
  /** How many lines it has: none can be added later. */
  line_count: number;
}

/** A line of an entry; debits are above zero. In tiyin. */
export interface JournalLinesTable {
  home_region: string;
  entry_id: string;
  number: number;
  account: JournalAccount;
  /** The application it concerns, and whose account it is where that is an application's. */
  application_id: string | null;
  /** Which of its charges, of accounts that are a charge's. */
  charge_id: string | null;
  /** The budget whose account it is, by the name that the shares give it; `null` for other accounts. */
  budget: Generated<string | null>;
  /** Whom it is with, of accounts of clearing: a region, or `provider`. */
  counterpart: Generated<string | null>;
  /** Where it was distributed: the application's district on that day, or the district that an order pays for. */
  district_soato: Generated<string | null>;
  amount: number;
}

/** The nightly check of the journal: one row a night. */
export interface JournalChecksTable {
  day: string;
  began_at: Date;
  ended_at: Date | null;
  entries: Generated<number>;
  faults: Generated<number>;
  /** Regions in which something did not hold. */
  wrong_regions: Generated<string[]>;
}

/**
 * Sums of the journal's lines of applications by place and day (migration 0904), in tiyin; added up, whatever the
 * number of rows. `place` is the district itself or a neighbourhood in it, where the applications lie today.
 */
export interface MoneySumsTable {
  home_region: string;
  district_soato: string;
  place: string;
  /** `-infinity`: of {@link MoneySumsTable.late} alone. */
  booked_day: string;
  /** Tiyin charged, before discounts and without voided charges. */
  charged: number;
  discounted: number;
  /** Not covered yet. */
  due: number;
  /** Received and covering nothing, what is owed back with it. */
  credit: number;
  distributed: number;
  /** What suspended applications owe. */
  late: number;
  merged: Generated<boolean>;
}
