import type { ClearingBalance, clearing, PaidOut } from "@yer/api/contract/clearing";
import type { BodyOf, QueryOf } from "@yer/api/contract/endpoint";
import { enterManyInJournal } from "../../cases/journal/enter.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem, refuseFor } from "../../platform/problem/problem.js";
import {
  againstClearing,
  againstSettling,
  coveringOf,
  entryOfArrival,
  entryOfCovering,
  entryOfPassing,
  entryOfSettled,
  entryOfSettling,
  provider,
} from "../../rules/money/clearing.js";
import { findLine, type LineRecord, takeFromLines } from "../statement-lines/queries.js";
import { lockLine } from "../statement-lines/service.js";
import {
  clearingAccount,
  holdOwed,
  insertClearing,
  insertPassedLine,
  isRegion,
  markPaidOut,
  owedWithin,
  unpaidOut,
} from "./queries.js";

/** A line, and what is cleared of it. */
const waitingOf = ({ aside_at, unmatched }: LineRecord): number => (aside_at === null ? unmatched : 0);

/** Passes what waits of a line on to another region, where it waits as a line of its own. @throws {Problem} */
export async function passOn(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { region: to, amount, reason }, ifMatch }: Guarded<BodyOf<typeof clearing.pass>>,
): Promise<void> {
  const line = await lockLine(transaction, acting, id, ifMatch);
  if (to === line.home_region || !(await isRegion(transaction, to))) throw notOf("/region");
  refuseFor(againstClearing(waitingOf(line), amount));
  await passLine(transaction, acting, line, { to, amount, reason });
}

/** The same of a line that is locked and has that much. @returns the id of the line that it is there */
export async function passLine(
  transaction: Transaction,
  acting: ActingPerson,
  line: LineRecord,
  { to, amount, reason }: { readonly to: string; readonly amount: number; readonly reason: string },
): Promise<string> {
  const { id, home_region: from } = line;
  const clearingId = await keep(transaction, acting, line, { kind: "passed", counterpart: to, amount, reason });
  const { now: at, actor } = acting;
  const account_id = await clearingAccount(transaction, to, at);
  const arrived = { home_region: to, account_id, amount, at, by_name: actor.name, clearing: clearingId };
  const arrivedId = await insertPassedLine(transaction, line, arrived);
  const of = { applicationId: null, clearingId, cause: "statement.passed", valueDay: line.value_day } as const;
  await enterManyInJournal(transaction, acting, [
    { of: { ...of, homeRegion: from, statementLineId: id }, entries: [entryOfPassing(to, amount)] },
    { of: { ...of, homeRegion: to, statementLineId: arrivedId }, entries: [entryOfArrival(from, amount)] },
  ]);
  return arrivedId;
}

/** Says that a line is what another region, or the provider, pays of what it owes. @throws {Problem} */
export async function settle(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { by, amount }, ifMatch }: Guarded<BodyOf<typeof clearing.settle>>,
): Promise<void> {
  const line = await lockLine(transaction, acting, id, ifMatch);
  const { home_region: region, value_day: valueDay } = line;
  const counterpart = by ?? provider;
  refuseFor(againstClearing(waitingOf(line), amount));
  refuseFor(againstSettling(await holdOwed(transaction, region, counterpart), amount));
  const clearingId = await keep(transaction, acting, line, { kind: "settled", counterpart, amount });
  const of = { applicationId: null, clearingId, cause: "statement.settled", valueDay } as const;
  const here = {
    of: { ...of, homeRegion: region, statementLineId: id },
    entries: [entryOfSettling(counterpart, amount)],
  };
  const there = by === null ? [] : [{ of: { ...of, homeRegion: by }, entries: [entryOfSettled(region, amount)] }];
  await enterManyInJournal(transaction, acting, [here, ...there]);
}

/** Online payments that a line may pay out, and what it leaves of them. @throws {Problem} `not-found` */
export async function readPaidOut(
  db: Db | Transaction,
  { territory }: Actor,
  id: string,
  { from, to }: QueryOf<typeof clearing.payments>,
): Promise<PaidOut> {
  const line = await findLine(db, territory, id);
  const payments = await unpaidOut(db, line.home_region, { from, to });
  const sum = payments.reduce((all, { amount }) => all + amount, 0);
  const { missing, over } = coveringOf(waitingOf(line), sum);
  return {
    from,
    to,
    count: payments.length,
    sum,
    waiting: waitingOf(line),
    missing,
    over,
    payments: payments.slice(0, 100).map(({ value_day: day, at, ...payment }) => ({
      ...payment,
      day,
      at: at.toISOString(),
    })),
  };
}

/**
 * Says that a line pays out the online payments of some days. What of them it does not pay the provider owes; what of it
 * they do not account for goes on waiting.
 * @throws {Problem} `precondition-failed` where they come to another sum by now
 */
export async function cover(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { sum, ...days }, ifMatch }: Guarded<BodyOf<typeof clearing.cover>>,
): Promise<void> {
  const { home_region: region } = await findLine(transaction, acting.actor.territory, id);
  // Payments first: of two that cover the same days one waits, and finds them covered.
  const payments = await unpaidOut(transaction, region, days, true);
  const line = await lockLine(transaction, acting, id, ifMatch);
  const covered = payments.reduce((all, { amount }) => all + amount, 0);
  refuseFor(againstClearing(waitingOf(line), 1));
  if (covered !== sum || payments.some((one) => one.id === id)) {
    throw new Problem("move-refused", { reasons: [{ code: "clearing-changed" }] });
  }
  const covering = coveringOf(waitingOf(line), covered);
  const of = { kind: "covered", counterpart: provider, amount: covering.taken } as const;
  const clearingId = await keep(transaction, acting, line, { ...of, covered, payments: payments.length });
  await markPaidOut(transaction, region, payments, clearingId);
  const booked = { homeRegion: region, applicationId: null, statementLineId: id, clearingId } as const;
  await enterManyInJournal(transaction, acting, [
    {
      of: { ...booked, cause: "statement.covered", valueDay: line.value_day },
      entries: [entryOfCovering(covering)],
    },
  ]);
}

/** What regions of a person's territory are owed. */
export async function readClearing(db: Db, { territory }: Actor): Promise<ClearingBalance[]> {
  const rows = await owedWithin(db, territory ?? "-");
  return rows.map(({ region, region_name, by, by_name, owed }) => ({
    region: { soato: region, name: region_name },
    by: by_name === null ? null : { soato: by, name: by_name },
    owed,
  }));
}

/** Keeps what is cleared of a line, takes it out of what waits, and remembers who did it. */
async function keep(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  line: LineRecord,
  cleared: Pick<Parameters<typeof insertClearing>[1], "kind" | "counterpart" | "amount"> & {
    readonly reason?: string;
    readonly covered?: number;
    readonly payments?: number;
  },
): Promise<string> {
  const { home_region, id } = line;
  const { reason = null, covered = null, payments = null, ...of } = cleared;
  const by = { by_id: actor.id, by_name: actor.name, at: now };
  const kept = await insertClearing(transaction, {
    home_region,
    statement_line_id: id,
    ...of,
    reason,
    covered,
    payments,
    ...by,
  });
  await takeFromLines(transaction, [{ home_region, id, amount: of.amount }]);
  await appendHistory(transaction, {
    record: { kind: "statement_line", id, homeRegion: home_region },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: `statement_line.${of.kind}`,
    params: { amount: of.amount },
    ...(reason === null ? {} : { reason }),
  });
  return kept;
}

function notOf(pointer: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer, code: "choice" }] });
}
