import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import type { OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { lockApplications } from "../../cases/applications/application.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { shareDays } from "../bank-days/days-of-lines.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordPayment } from "../payments/service.js";
import { presentOpenLine } from "./present.js";
import {
  changeAside,
  applicationsOfNumbers,
  findLine,
  isBeingReturned,
  type LineRecord,
  matchesOf,
} from "./queries.js";

/** A line, whose it may be, and whose it is. @throws {Problem} `not-found` */
export async function readLine(
  db: Db | Transaction,
  { actor: { territory } }: { readonly actor: Actor },
  id: string,
): Promise<OpenLine> {
  return presentOpenLine(db, territory ?? "-", await findLine(db, territory, id));
}

/**
 * Matches a line with charges of its account's region, each by its application's number: as one act, or not at all.
 * @throws {Problem}
 */
export async function matchWith(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { parts }, ifMatch }: Guarded<BodyOf<typeof statementLines.match>>,
): Promise<void> {
  const { home_region: region } = await findLine(transaction, acting.actor.territory, id);
  const idOf = await applicationsOfNumbers(
    transaction,
    region,
    parts.map(({ number }) => number),
  );
  const unknown = parts.flatMap(({ number }, at) =>
    idOf.has(number) && parts.findIndex((one) => one.number === number) === at
      ? []
      : [{ in: "body" as const, pointer: `/parts/${at}/number`, code: "choice" as const }],
  );
  if (unknown.length > 0) throw new Problem("invalid", { errors: unknown });
  // Applications first, and the line behind them, as everywhere.
  await lockApplications(transaction, [...idOf.values()]);
  const line = await lockLine(transaction, acting, id, ifMatch);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (sum > line.unmatched) throw refused({ code: "line-less" });
  for (const { number, amount, excess = 0 } of parts) {
    await recordPayment(transaction, acting, idOf.get(number) ?? "", {
      amount,
      paidOn: line.value_day,
      document: line.document,
      excess,
      batchId: line.batch_id,
      statementLineId: line.id,
    });
  }
}

/** Takes a match back, where its application has not gone on by it. @throws {Problem} */
export async function unmatch(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { receiptId }, ifMatch }: Guarded<BodyOf<typeof statementLines.unmatch>>,
): Promise<void> {
  const line = await findLine(transaction, acting.actor.territory, id);
  const match = (await matchesOf(transaction, line)).find((one) => one.id === receiptId);
  if (match === undefined) throw notFound();
  await lockApplications(transaction, [match.application_id]);
  await lockLine(transaction, acting, id, ifMatch);
  const why = await cancelReceipt(transaction, acting, match.application_id, receiptId);
  if (why !== undefined) throw refused(why);
}

/** Sets what waits of a line aside, to be returned to who paid. @throws {Problem} */
export async function setAside(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { reason }, ifMatch }: Guarded<BodyOf<typeof statementLines.setAside>>,
): Promise<void> {
  const line = await lockLine(transaction, acting, id, ifMatch);
  if (line.unmatched === 0 || line.aside_at !== null) throw refused({ code: "line-less" });
  await changeAside(transaction, line, {
    aside_at: acting.now,
    aside_by: acting.actor.name,
    aside_reason: reason,
  });
}

/** A line that was set aside waits again. @throws {Problem} */
export async function putBack(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  ifMatch: number,
): Promise<void> {
  const line = await lockLine(transaction, acting, id, ifMatch);
  if (await isBeingReturned(transaction, line)) throw refused({ code: "line-returning" });
  // What is left of what was returned waits alone.
  if (line.unmatched === 0) throw refused({ code: "line-less" });
  if ((await shareDays(transaction, [line])).size > 0) throw refused({ code: "bank-day-closed" });
  await changeAside(transaction, line, { aside_at: null, aside_by: null, aside_reason: null });
}

/** A line as its actor saw it, locked. @throws {Problem} */
export async function lockLine(
  transaction: Transaction,
  { actor }: ActingPerson,
  id: string,
  ifMatch: number,
): Promise<LineRecord> {
  const line = await findLine(transaction, actor.territory, id, true);
  if (line.version === ifMatch) return line;
  throw new Problem("precondition-failed", { current: await readLine(transaction, { actor }, id) });
}

function refused(...reasons: Reason[]): Problem {
  return new Problem("move-refused", { reasons });
}
