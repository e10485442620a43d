import type { EndpointCode } from "@yer/api/contract/codes";
import type { MoneyMonthCheck, MoneyMonthMove, MoneyMonthState } from "@yer/api/contract/money-months";
import type { Reason } from "@yer/api/contract/problem";

/** The first day of the month that a day lies in: what a month is called in the books. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The month after one. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** What decides on which day something is booked. */
export interface Booked {
  readonly today: string;
  /** The bank's day. */
  readonly valueDay: string;
  /** ISO day on which the entry was booked that a counter-entry takes back. */
  readonly correctedDay?: string | undefined;
  /** The last month that is closed; `null`: none is. Months are closed in their order. */
  readonly closedThrough: string | null;
}

/**
 * The day on which something is booked, and the closed month that it is of: what would be booked into a closed month is
 * booked in the open one and names it, and so does what a closed month's money or entry is of.
 */
export function bookingOf({ today, valueDay, correctedDay, closedThrough }: Booked): {
  readonly bookedDay: string;
  readonly closedMonth: string | null;
} {
  if (closedThrough === null) return { bookedDay: today, closedMonth: null };
  const open = monthAfter(closedThrough);
  const late = [correctedDay, valueDay, today].find((day) => day !== undefined && day < open);
  return { bookedDay: today < open ? open : today, closedMonth: late === undefined ? null : monthOf(late) };
}

/** One row of the table of months. */
export interface MoneyMonthTransition {
  readonly move: MoneyMonthMove;
  readonly to: MoneyMonthState;
  readonly code: EndpointCode;
  /** Who may do it, of who proposed it and others. */
  readonly by: "anyone" | "another" | "proposer";
}

/** Every move out of every state of a month. A closed one has none: what was wrong in it is answered by a counter-entry. */
export const moneyMonthTransitions = {
  open: [{ move: "propose", to: "proposed", code: "close:month", by: "anyone" }],
  proposed: [
    { move: "approve", to: "closed", code: "approve:month", by: "another" },
    { move: "refuse", to: "open", code: "approve:month", by: "another" },
    { move: "withdraw", to: "open", code: "close:month", by: "proposer" },
  ],
  closed: [],
} as const satisfies Record<MoneyMonthState, readonly MoneyMonthTransition[]>;

/** The row of a move out of a state, if it has one. */
export function moneyMonthTransitionOf(state: MoneyMonthState, move: MoneyMonthMove): MoneyMonthTransition | undefined {
  const rows: readonly MoneyMonthTransition[] = moneyMonthTransitions[state];
  return rows.find((row) => row.move === move);
}

/** Why a person cannot make a move of a month; none: they can. @param person `ids`: under whose name they act, and who they are */
export function reasonsAgainstMonth(
  move: MoneyMonthMove,
  month: { readonly state: MoneyMonthState; readonly region: string; readonly proposers: readonly string[] },
  person: { readonly ids: readonly string[]; readonly codes: ReadonlySet<string>; readonly territory: string | null },
): Reason[] {
  const row = moneyMonthTransitionOf(month.state, move);
  if (row === undefined) return [{ code: month.state === "closed" ? "month-closed" : "work-over" }];
  if (!person.codes.has(row.code)) return [{ code: "permission-missing", params: { code: row.code } }];
  // A region's books are closed by who works in all of it.
  if (!month.region.startsWith(person.territory ?? "-")) return [{ code: "other-territory" }];
  const isProposer = month.proposers.some((id) => person.ids.includes(id));
  if (row.by === "another" && isProposer) return [{ code: "proposal-own" }];
  return row.by === "proposer" && !isProposer ? [{ code: "proposal-of-another" }] : [];
}

/** What is found of a month before it is closed. */
export interface MonthFound {
  /** First day. */
  readonly month: string;
  readonly today: string;
  /** Months before it in which something was booked and which are open. */
  readonly earlier: number;
  /** Whether a night has checked the journal to its end since the month was over. */
  readonly checked: boolean;
  /** Whether that check found something in the region. */
  readonly faulty: boolean;
  /** Proposals to take back receipts that were booked until its end. */
  readonly corrections: number;
  /** Payment orders of days until its end that were made, and that the treasury has. */
  readonly ordersMade: { readonly count: number; readonly amount: number };
  readonly ordersSent: { readonly count: number; readonly amount: number };
  /** Lines of statements until its end that are nobody's yet. */
  readonly unmatched: { readonly count: number; readonly amount: number };
}

function check(
  code: MoneyMonthCheck["code"],
  weight: "warns" | "blocks",
  count: number,
  amount: number | null = null,
): MoneyMonthCheck {
  return { code, outcome: count === 0 ? "holds" : weight, count, amount };
}

/**
 * What is looked at before a month is closed. It blocks where the sums would not be those of the month, and where the
 * house itself has something to decide; what waits for the bank, the treasury or an occupier warns.
 */
export function checksOfMonth(found: MonthFound): MoneyMonthCheck[] {
  return [
    check("over", "blocks", found.today < monthAfter(found.month) ? 1 : 0),
    check("earlier", "blocks", found.earlier),
    check("checked", "blocks", found.checked ? 0 : 1),
    check("faults", "blocks", found.faulty ? 1 : 0),
    check("corrections", "blocks", found.corrections),
    check("orders-made", "blocks", found.ordersMade.count, found.ordersMade.amount),
    check("orders-sent", "warns", found.ordersSent.count, found.ordersSent.amount),
    check("unmatched", "warns", found.unmatched.count, found.unmatched.amount),
  ];
}

/** Why a month cannot be closed yet; none: all that must hold does. */
export function reasonsAgainstClosing(checks: readonly MoneyMonthCheck[]): Reason[] {
  return checks.some(({ outcome }) => outcome === "blocks") ? [{ code: "month-blocked" }] : [];
}
