import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import { lockApplication } from "../../cases/applications/application.js";
import { enterInJournal, type EntriesOf } from "../../cases/journal/enter.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import { entriesOfTakingBack, entriesOfUnmatch } from "../../rules/money/journal.js";
import { takeFromLine } from "../statement-lines/queries.js";
import type { Transaction } from "../../platform/database/database.js";

/**
 * Takes a receipt back that a list brought: it stays on record and counts no more. A file that has gone on by it keeps
 * it: what was decided on a payment cannot lose it unseen; somebody returns the file first.
 * @returns why it stays, or `undefined`
 * @throws {Problem}
 */
export async function cancelReceipt(
  transaction: Transaction,
  acting: Acting,
  applicationId: string,
  receiptId: string,
): Promise<Reason | undefined> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "record:payment", application);
  const { row, charge, money } = application;
  if (charge?.state === "paid") return { code: "receipt-counted", params: { status: row.status } };
  const cancelled = await transaction
    .updateTable("receipts")
    .set({ cancelled_at: acting.now })
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("id", "=", receiptId)
    .where("cancelled_at", "is", null)
    .returning(["amount", "document", "paid_on", "statement_line_id"])
    .executeTakeFirst();
  if (cancelled === undefined) return undefined;
  const { paid_on: valueDay, statement_line_id: statementLineId, ...told } = cancelled;
  const entries = (statementLineId === null ? entriesOfTakingBack : entriesOfUnmatch)(money, cancelled.amount);
  if (entries === undefined) throw new Error(`Receipt ${receiptId} was paid back.`);
  const file = { homeRegion: row.home_region, applicationId: row.id };
  // What the bank told stands; it is nobody's again.
  if (statementLineId !== null) {
    await takeFromLine(transaction, { home_region: row.home_region, id: statementLineId }, -cancelled.amount);
  }
  const of: EntriesOf = { ...file, receiptId, statementLineId, cause: "receipt.cancelled", valueDay };
  await enterInJournal(transaction, acting, of, entries);
  await record(transaction, acting, application, { action: "receipt.cancelled", params: told });
  return undefined;
}
