import type { BodyOf } from "@yer/api/contract/endpoint";
import type { lineReturns } from "@yer/api/contract/line-returns";
import { tashkentDay } from "@yer/api/formats";
import { takersOf } from "../../cases/applications/last-able.js";
import { enterInJournal } from "../../cases/journal/enter.js";
import { notify } from "../../identity/notices/service.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { proposedBy } from "../../platform/acting/proposed.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem, refuseFor } from "../../platform/problem/problem.js";
import { entriesOfReturn } from "../../rules/money/journal.js";
import { againstRefund, promisedBy, refundAfter } from "../../rules/money/refund.js";
import { changesOf, reasonOf, type RefundStep } from "../refunds/step.js";
import { lockLine } from "../statement-lines/service.js";
import {
  changeReturn,
  holdReturn,
  insertReturn,
  markReturned,
  nextOfReturns,
  returnsOf,
  type ReturnRow,
} from "./queries.js";
import { againstReturn } from "./read.js";

/** Proposes to return what is set aside of a line and promised by no other return. @returns its id @throws {Problem} */
export async function proposeReturn(
  transaction: Transaction,
  acting: ActingPerson,
  lineId: string,
  { body: { amount, name, account, mfo }, ifMatch }: Guarded<BodyOf<typeof lineReturns.propose>>,
): Promise<string> {
  const line = await lockLine(transaction, acting, lineId, ifMatch);
  const promised = promisedBy(await returnsOf(transaction, line));
  refuseFor(againstRefund(line.aside_at === null ? 0 : line.unmatched - promised, amount));
  const id = await insertReturn(transaction, {
    home_region: line.home_region,
    statement_line_id: line.id,
    amount,
    payee_name: name,
    account,
    mfo,
    ...proposedBy(acting.actor),
    proposed_at: acting.now,
  });
  const of = { home_region: line.home_region, statement_line_id: line.id };
  await remember(transaction, acting, of, { action: "line_return.proposed", params: { amount } });
  return id;
}

/** An act on a return that is there, and what is said with it. */
export type ReturnActed = { readonly id: string; readonly ifMatch: number } & RefundStep<object>;

/** Does one of the acts on a return, under its line's lock; what the bank executed is booked. @throws {Problem} */
export async function actOnReturn(transaction: Transaction, acting: ActingPerson, given: ReturnActed): Promise<void> {
  const { act } = given;
  const row = await holdReturn(transaction, acting.actor, given.id);
  if (row.version !== given.ifMatch) throw new Problem("precondition-failed");
  refuseFor(againstReturn(row, act, acting.actor));
  const state = refundAfter(row.state, act);
  if (state === undefined) return;
  const changes = await changesOf(transaction, acting, row, given, async () =>
    numbered(transaction, acting, row.home_region),
  );
  await changeReturn(transaction, row, { state, ...changes });
  if (act === "execute") await payBack(transaction, acting, row, given.body.day);
  const said = { action: `line_return.${act}`, params: { amount: row.amount }, ...reasonOf(given) };
  await remember(transaction, acting, row, said);
  if (act === "withdraw" || takersOf(acting.actor).includes(row.proposed_by)) return;
  await notify(transaction, acting, {
    to: [row.proposed_by],
    kind: "return.moved",
    subject: null,
    params: { document: row.document, by: acting.actor.name },
  });
}

/** The next number of the region's orders, and its day: the treasury's list answers to it. */
async function numbered(transaction: Transaction, { now }: ActingPerson, region: string) {
  const day = tashkentDay(now);
  const year = Number(day.slice(0, 4));
  const sequence = await nextOfReturns(transaction, region, year);
  return {
    year,
    sequence,
    order_number: `R-${year}-${region}-${String(sequence).padStart(6, "0")}`,
    order_day: day,
  };
}

/** Books what the bank paid: it is nobody's any more, and the bank's no more. */
async function payBack(
  transaction: Transaction,
  acting: ActingPerson,
  row: ReturnRow,
  valueDay: string,
): Promise<void> {
  await markReturned(transaction, row);
  const { home_region: homeRegion, statement_line_id: statementLineId, id: returnId } = row;
  const of = {
    homeRegion,
    applicationId: null,
    statementLineId,
    returnId,
    cause: "statement.returned",
    valueDay,
  } as const;
  await enterInJournal(transaction, acting, of, entriesOfReturn(row.amount));
}

/** Writes into a line's own history what was done about returning it. */
async function remember(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { home_region: homeRegion, statement_line_id: id }: Pick<ReturnRow, "home_region" | "statement_line_id">,
  entry: { readonly action: string; readonly params: Record<string, string | number>; readonly reason?: string },
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "statement_line", id, homeRegion },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
}
