import type { BodyOf } from "@yer/api/contract/endpoint";
import type { lineReturns } from "@yer/api/contract/line-returns";
import { tashkentDay } from "@yer/api/formats";
import { takersOf } from "../../cases/applications/last-able.js";
import { assertPast } from "../../cases/applications/past-day.js";
import { enterInJournal } from "../../cases/journal/enter.js";
import { notify } from "../../identity/notices/service.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem, refuseFor } from "../../platform/problem/problem.js";
import { entriesOfReturn } from "../../rules/money/journal.js";
import { againstRefund, promisedBy, refundAfter } from "../../rules/money/refund.js";
import { isBankIdKnown } from "../refunds/queries.js";
import { lockLine } from "../statement-lines/service.js";
import {
  changeReturn,
  holdReturn,
  insertReturn,
  isReturnKnown,
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
  const { actor, now } = acting;
  const id = await insertReturn(transaction, {
    home_region: line.home_region,
    statement_line_id: line.id,
    amount,
    payee_name: name,
    account,
    mfo,
    proposed_by: actor.id,
    proposed_through: actor.impersonation?.byId ?? null,
    proposer: actor.name,
    proposed_at: now,
  });
  const of = { home_region: line.home_region, statement_line_id: line.id };
  await remember(transaction, acting, of, { action: "line_return.proposed", params: { amount } });
  return id;
}

/** An act on a return that is there, and what is said with it. */
export type ReturnActed = { readonly id: string; readonly ifMatch: number } & (
  | { readonly act: "approve" | "withdraw" | "order" }
  | { readonly act: "refuse" | "bounce"; readonly body: { readonly reason: string } }
  | { readonly act: "execute"; readonly body: BodyOf<typeof lineReturns.execute> }
);

/** Does one of the acts on a return, under its line's lock; what the bank executed is booked. @throws {Problem} */
export async function actOnReturn(transaction: Transaction, acting: ActingPerson, given: ReturnActed): Promise<void> {
  const { act } = given;
  const row = await holdReturn(transaction, acting.actor, given.id);
  if (row.version !== given.ifMatch) throw new Problem("precondition-failed");
  refuseFor(againstReturn(row, act, acting.actor));
  const state = refundAfter(row.state, act);
  if (state === undefined) return;
  await changeReturn(transaction, row, { state, ...(await changesOf(transaction, acting, row, given)) });
  if (act === "execute") await payBack(transaction, acting, row, given.body.day);
  const reason = act === "refuse" || act === "bounce" ? { reason: given.body.reason } : {};
  await remember(transaction, acting, row, { action: `line_return.${act}`, params: { amount: row.amount }, ...reason });
  if (act === "withdraw" || takersOf(acting.actor).includes(row.proposed_by)) return;
  await notify(transaction, acting, {
    to: [row.proposed_by],
    kind: "return.moved",
    subject: null,
    params: { document: row.document, by: acting.actor.name },
  });
}

/** What an act writes down beside the state. */
async function changesOf(
  transaction: Transaction,
  acting: ActingPerson,
  { home_region: region }: ReturnRow,
  given: ReturnActed,
): Promise<Partial<ReturnRow>> {
  const { name } = acting.actor;
  switch (given.act) {
    case "approve":
      return { decider: name };
    case "refuse":
      return { decider: name, answer: given.body.reason };
    case "withdraw":
      return {};
    case "order": {
      const day = tashkentDay(acting.now);
      const year = Number(day.slice(0, 4));
      const sequence = await nextOfReturns(transaction, region, year);
      const order_number = `R-${year}-${region}-${String(sequence).padStart(6, "0")}`;
      return { year, sequence, order_number, order_day: day, orderer: name, bounced: null };
    }
    case "execute": {
      assertPast(acting, given.body.day, "/day");
      const { day, bankId } = given.body;
      const isKnown =
        (await isReturnKnown(transaction, region, bankId)) || (await isBankIdKnown(transaction, region, bankId));
      if (isKnown) refuseFor([{ code: "refund-bank-known" }]);
      return { executed_on: day, bank_id: bankId };
    }
    case "bounce":
      return { bounced: given.body.reason, decider: null };
  }
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
