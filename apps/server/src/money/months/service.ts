import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type MoneyMonth,
  type MoneyMonthMove,
  moneyMonthMoves,
  type MoneyMonthPage,
  type MoneyMonthQuery,
  type moneyMonths,
} from "@yer/api/contract/money-months";
import { tashkentDay } from "@yer/api/formats";
import { takersOf } from "../../cases/applications/last-able.js";
import type { Actor } from "../../platform/acting/actor.js";
import { proposedBy, proposersOf } from "../../platform/acting/proposed.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import {
  checksOfMonth,
  moneyMonthTransitionOf,
  reasonsAgainstClosing,
  reasonsAgainstMonth,
} from "../../rules/money/months.js";
import {
  changeMonth,
  conditionsOf,
  countMonths,
  findOfMonth,
  holdEntering,
  holdMonth,
  type MonthRow,
  orderOfMonths,
  readMonth,
  readMonths,
  turnoversOf,
} from "./queries.js";

/** A month of one region, for example `2026-10`. */
export interface MonthOfRegion {
  readonly region: string;
  readonly month: string;
}

const firstDay = (month: string): string => `${month}-01`;

/** Why a person cannot make a move of a month. */
function against(move: MoneyMonthMove, row: MonthRow, actor: Actor) {
  const month = { state: row.state, region: row.home_region, proposers: proposersOf(row) };
  return reasonsAgainstMonth(move, month, { ...actor, ids: takersOf(actor) });
}

/** A month as the contract shows it, with what is closed to a person and why. */
function viewOf(row: MonthRow, actor: Actor): MoneyMonth {
  const acts = moneyMonthMoves.map((move) => [move, against(move, row, actor)] as const);
  return {
    month: row.month.slice(0, 7),
    region: { soato: row.home_region, name: row.region_name },
    state: row.state,
    proposedBy: row.proposer,
    proposedAt: row.proposed_at?.toISOString() ?? null,
    closedBy: row.closer,
    closedAt: row.closed_at?.toISOString() ?? null,
    reason: row.reason,
    acts: Object.fromEntries(acts) as MoneyMonth["acts"],
    version: row.version,
  };
}

/**
 * A page of the months in a person's territory, the latest first.
 * @throws {Problem} `invalid` for a cursor that this service did not make
 */
export async function monthPage(
  db: Db,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { after, limit = pageSizes.usual, exact = false, ...filters }: MoneyMonthQuery,
): Promise<ReplyOf<typeof moneyMonths.list>> {
  const where = conditionsOf(actor, filters);
  const today = tashkentDay(now);
  const rows = await readMonths(db, today, where, limit + 1, orderOfMonths.at("-month", after));
  return {
    ...orderOfMonths.page("-month", rows, limit, (row) => viewOf(row, actor)),
    ...(await countMonths(db, today, where, exact)),
  };
}

/** A month with what is looked at before it is closed, and what it moved. @throws {Problem} `not-found` */
export async function readMonthPage(
  db: Db | Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { region, month }: MonthOfRegion,
): Promise<MoneyMonthPage> {
  const today = tashkentDay(now);
  const row = await readMonth(db, actor, today, { region, month: firstDay(month) });
  if (row === undefined) throw notFound();
  const kept = row.turnovers === null ? await turnoversOf(db, row) : { turnovers: row.turnovers, entries: row.entries };
  return {
    ...viewOf(row, actor),
    checks: row.state === "closed" ? [] : checksOfMonth(await findOfMonth(db, today, row)),
    turnovers: [...kept.turnovers],
    entries: kept.entries ?? 0,
  };
}

/** A move of a month, and as which version it was read. */
interface Moving extends MonthOfRegion {
  readonly ifMatch: number;
  readonly move: MoneyMonthMove;
}

const actionOf = { propose: "proposed", approve: "closed", refuse: "refused", withdraw: "withdrawn" } as const;

/**
 * Holds a month and looks at it by the table. Nothing is being entered in the region while it is proposed or closed, so
 * that what the checks find, and what is kept of it, is all there is.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`
 */
async function moveMonth(
  transaction: Transaction,
  acting: ActingPerson,
  { region, month, ifMatch, move }: Moving,
  change: (row: MonthRow) => Promise<Parameters<typeof changeMonth>[2]>,
): Promise<void> {
  const { actor, now } = acting;
  const of = { region, month: firstDay(month) };
  const today = tashkentDay(now);
  if ((await readMonth(transaction, actor, today, of)) === undefined) throw notFound();
  await holdMonth(transaction, of);
  if (move === "approve") await holdEntering(transaction, region);
  const row = await readMonth(transaction, actor, today, of);
  if (row === undefined) throw notFound();
  if (row.version !== ifMatch) throw new Problem("precondition-failed", { current: viewOf(row, actor) });
  refuseFor(against(move, row, actor));
  const to = moneyMonthTransitionOf(row.state, move)?.to;
  if (to === undefined) throw new Error(`A move without a row passed: ${move}.`);
  if (move === "propose" || move === "approve") {
    refuseFor(reasonsAgainstClosing(checksOfMonth(await findOfMonth(transaction, today, row))));
  }
  const changed = await change(row);
  await changeMonth(transaction, row, { ...changed, state: to });
  await appendHistory(transaction, {
    record: { kind: "money_month", id: `${region}-${month}`, homeRegion: region },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: `money_month.${actionOf[move]}`,
    params: { month },
    ...(typeof changed.reason === "string" && { reason: changed.reason }),
  });
}

/** Proposes to close a month that can be closed. @throws {Problem} */
export async function proposeMonth(
  transaction: Transaction,
  acting: ActingPerson,
  of: Omit<Moving, "move">,
): Promise<void> {
  const { actor, now } = acting;
  await moveMonth(transaction, acting, { ...of, move: "propose" }, async () => ({
    ...proposedBy(actor),
    proposed_at: now,
    reason: null,
  }));
}

/** Closes a month that somebody else proposed, for good; what it moved is kept. @throws {Problem} */
export async function approveMonth(
  transaction: Transaction,
  acting: ActingPerson,
  of: Omit<Moving, "move">,
): Promise<void> {
  const { actor, now } = acting;
  await moveMonth(transaction, acting, { ...of, move: "approve" }, async (row) => {
    const { turnovers, entries } = await turnoversOf(transaction, row);
    return { closed_by: actor.id, closer: actor.name, closed_at: now, turnovers, entries };
  });
}

/** Refuses or withdraws a proposal, with a reason: the month stays open. @throws {Problem} */
export async function leaveMonthOpen(
  transaction: Transaction,
  acting: ActingPerson,
  of: Moving & { readonly move: "refuse" | "withdraw" },
  reason: string,
): Promise<void> {
  await moveMonth(transaction, acting, of, async () => ({
    proposed_by: null,
    proposed_through: null,
    proposer: null,
    proposed_at: null,
    reason,
  }));
}
