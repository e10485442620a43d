import type { EndpointCode } from "@yer/api/contract/codes";
import type { BankDayMove, BankDayState, BankDayTold } from "@yer/api/contract/bank-days";
import type { Reason } from "@yer/api/contract/problem";

/** What became of the lines of an account's day, in tiyin. */
export interface BankDaySums {
  /** Matched with charges. */
  readonly entered: number;
  /** Nobody's yet. */
  readonly unmatched: number;
  readonly aside: number;
  readonly returned: number;
}

/** A line of a statement as its day adds it up, in tiyin. */
export interface LineOfDay {
  readonly amount: number;
  /** What of it nobody's charge has; it waits, or is set aside. */
  readonly unmatched: number;
  readonly isAside: boolean;
  /** What of it was returned to who paid. */
  readonly returned: number;
}

/** What lines come to: every tiyin of each is in one of the four sums. */
export function sumsOfDay(lines: readonly LineOfDay[]): BankDaySums {
  const sums = { entered: 0, unmatched: 0, aside: 0, returned: 0 };
  for (const { amount, unmatched, isAside, returned } of lines) {
    sums.entered += amount - unmatched - returned;
    sums[isAside ? "aside" : "unmatched"] += unmatched;
    sums.returned += returned;
  }
  return sums;
}

/**
 * What the bank says came in: the turnover, or what follows from the balances.
 * @returns `null` where nothing is told; `undefined` where what is told does not go together
 */
export function totalTold({ turnover, opening, closing, paidOut }: BankDayTold): number | null | undefined {
  const balances = [opening, closing].filter((one) => one !== null).length;
  if (balances === 1 || (balances === 0 && paidOut !== null)) return undefined;
  const cameIn = opening === null || closing === null ? null : closing - opening + (paidOut ?? 0);
  if (cameIn === null) return turnover;
  if (cameIn < 0 || (turnover !== null && turnover !== cameIn)) return undefined;
  return cameIn;
}

/** What of the bank's total is not accounted for; below zero: more is booked than the bank says. */
export function missingOfDay(total: number, { entered, aside, returned }: BankDaySums): number {
  return total - entered - aside - returned;
}

/** A day as its moves weigh it. */
export interface BankDayStanding {
  readonly state: BankDayState;
  readonly total: number | null;
  readonly sums: BankDaySums;
  /** Who told its total, or brought lines of it. */
  readonly recordedBy: readonly string[];
}

/** Every move out of every state of a day, and the code that it takes. */
export const bankDayTransitions = {
  open: { tell: "record:payment", close: "close:payment" },
  closed: { reopen: "close:payment" },
} as const satisfies Record<BankDayState, Partial<Record<BankDayMove, EndpointCode>>>;

/** Why a person cannot make a move of a day; none: they can. */
export function reasonsAgainstDay(
  move: BankDayMove,
  { state, total, sums, recordedBy }: BankDayStanding,
  person: { readonly hands: readonly string[]; readonly codes: ReadonlySet<string> },
): Reason[] {
  const codes: Partial<Record<BankDayMove, EndpointCode>> = bankDayTransitions[state];
  const code = codes[move];
  if (code === undefined) return [{ code: state === "closed" ? "bank-day-closed" : "work-over" }];
  if (!person.codes.has(code)) return [{ code: "permission-missing", params: { code } }];
  if (move !== "close") return [];
  if (total === null) return [{ code: "bank-day-untold" }];
  const missing = missingOfDay(total, sums);
  if (missing > 0) return [{ code: "bank-day-short", params: { sum: missing / 100 } }];
  // What waits beside a total that is accounted for is more than the bank says, too.
  const beyond = sums.unmatched - missing;
  if (beyond > 0) return [{ code: "bank-day-beyond", params: { sum: beyond / 100 } }];
  return person.hands.some((hand) => recordedBy.includes(hand)) ? [{ code: "bank-day-own" }] : [];
}
