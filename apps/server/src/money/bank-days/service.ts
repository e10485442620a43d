import {
  type BankDay,
  bankDayMoves,
  type BankDayMove,
  type BankDayQuery,
  type bankDays,
  type BankDayTold,
} from "@yer/api/contract/bank-days";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { takersOf } from "../../cases/applications/last-able.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { type BankDayStanding, missingOfDay, reasonsAgainstDay, totalTold } from "../../rules/money/bank-day.js";
import {
  type BankDayKey,
  type BankDayRow,
  changeDay,
  conditionsOf,
  countDays,
  findDay,
  orderOfDays,
  readDays,
} from "./queries.js";
import { signStatement, supersedeStatement } from "./statement.js";

/** A day as the contract shows it, with what is closed to a person and why. */
function viewOf(row: BankDayRow, actor: Actor): BankDay {
  const standing = standingOf(row);
  const person = { hands: takersOf(actor), codes: actor.codes };
  const acts = bankDayMoves.map((move) => [move, reasonsAgainstDay(move, standing, person)] as const);
  const { entered, unmatched, aside, returned, total } = row;
  return {
    account: { id: row.account_id, number: row.number, name: row.name },
    day: row.day,
    state: row.state,
    told: { turnover: row.turnover, opening: row.opening, closing: row.closing, paidOut: row.paid_out },
    total,
    toldBy: row.teller,
    lines: row.lines,
    entered,
    unmatched,
    aside,
    returned,
    missing: total === null ? null : missingOfDay(total, row),
    closedBy: row.closer,
    closedAt: row.closed_at?.toISOString() ?? null,
    reason: row.reason,
    acts: Object.fromEntries(acts) as BankDay["acts"],
    version: row.version,
  };
}

function standingOf(row: BankDayRow): BankDayStanding {
  const recordedBy = [...row.brought_by, ...(row.told_by === null ? [] : [row.told_by])];
  return { state: row.state, total: row.total, sums: row, recordedBy };
}

/** A page of the days of a territory's accounts, the latest first. @throws {Problem} `invalid` for a cursor of nobody's */
export async function dayPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: BankDayQuery,
): Promise<ReplyOf<typeof bankDays.list>> {
  const where = await conditionsOf(db, actor.territory, filters);
  const rows = await readDays(db, where, limit + 1, orderOfDays.at("-day", after));
  return {
    ...orderOfDays.page("-day", rows, limit, (row) => viewOf(row, actor)),
    ...(await countDays(db, where, exact)),
  };
}

/** Account and day: what identifies a bank day in an address. */
export interface DayAsked {
  readonly account: string;
  readonly day: string;
}

/** A day of an account. @throws {Problem} `not-found` */
export async function readDay(
  db: Db | Transaction,
  { actor }: { readonly actor: Actor },
  asked: DayAsked,
): Promise<BankDay> {
  return viewOf(await findDay(db, actor.territory, asked), actor);
}

/** A day held for a move that its rules allow. @throws {Problem} */
async function held(
  transaction: Transaction,
  { actor }: ActingPerson,
  { ifMatch, ...asked }: DayAsked & { readonly ifMatch: number },
  move: BankDayMove,
): Promise<BankDayRow> {
  const row = await findDay(transaction, actor.territory, asked, true);
  if (row.version !== ifMatch) throw new Problem("precondition-failed", { current: viewOf(row, actor) });
  const reasons = reasonsAgainstDay(move, standingOf(row), { hands: takersOf(actor), codes: actor.codes });
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  return row;
}

/** Says the bank's total of a day. @throws {Problem} `invalid` where what is told does not go together */
export async function tellTotal(
  transaction: Transaction,
  acting: ActingPerson,
  asked: DayAsked & { readonly ifMatch: number },
  told: BankDayTold,
): Promise<BankDay> {
  const row = await held(transaction, acting, asked, "tell");
  const total = totalTold(told);
  if (total === undefined) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/closing", code: "choice" }] });
  }
  const { turnover, opening, closing, paidOut: paid_out } = told;
  const by = total === null ? { told_by: null, teller: null } : { told_by: acting.actor.id, teller: acting.actor.name };
  await changeDay(transaction, row, { turnover, opening, closing, paid_out, total, ...by });
  await remember(transaction, acting, row, { action: "bank_day.told", params: { total: total ?? 0 } });
  return readDay(transaction, acting, asked);
}

/** Closes a day whose total is accounted for, and signs its statement. @throws {Problem} */
export async function closeDay(
  transaction: Transaction,
  acting: ActingPerson,
  asked: DayAsked & { readonly ifMatch: number },
): Promise<BankDay> {
  const row = await held(transaction, acting, asked, "close");
  const { actor, now } = acting;
  await changeDay(transaction, row, { state: "closed", closed_by: actor.id, closer: actor.name, closed_at: now });
  await signStatement(transaction, acting, row);
  await remember(transaction, acting, row, { action: "bank_day.closed", params: { total: row.total ?? 0 } });
  return readDay(transaction, acting, asked);
}

/** Opens a closed day again: it takes lines, and its statement is superseded. @throws {Problem} */
export async function reopenDay(
  transaction: Transaction,
  acting: ActingPerson,
  asked: DayAsked & { readonly ifMatch: number },
  { reason }: BodyOf<typeof bankDays.reopen>,
): Promise<BankDay> {
  const row = await held(transaction, acting, asked, "reopen");
  await openAgain(transaction, acting, row, reason);
  return readDay(transaction, acting, asked);
}

/** What every opening does, whoever caused it. The day's row is locked. */
export async function openAgain(
  transaction: Transaction,
  acting: Pick<ActingPerson, "now"> & { readonly actor: Actor | null },
  day: BankDayKey,
  reason: string,
): Promise<void> {
  await changeDay(transaction, day, { state: "open", closed_by: null, closer: null, closed_at: null, reason });
  await supersedeStatement(transaction, day, acting.now);
  await remember(transaction, acting, day, { action: "bank_day.opened", reason });
}

/** Writes into a day's own history what was done with it. */
async function remember(
  transaction: Transaction,
  { actor, now }: Pick<ActingPerson, "now"> & { readonly actor: Actor | null },
  { home_region: homeRegion, account_id: account, day }: BankDayKey,
  entry: { readonly action: string; readonly params?: Record<string, string | number>; readonly reason?: string },
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "bank_day", id: `${account} ${day}`, homeRegion },
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
  });
}
