import { type Insertable, type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { CorrectableReceipt } from "../../rules/money/correction.js";
import type { ReceiptCorrectionsTable } from "../../schema/tables/corrections.js";

/** A proposal to take a receipt back, as it is kept. */
export type CorrectionRow = Selectable<ReceiptCorrectionsTable>;

/** A receipt, with what decides about a proposal to take it back. */
export interface ReceiptFound extends CorrectableReceipt {
  readonly id: string;
  readonly amount: number;
  readonly document: string;
  readonly paidOn: string;
}

type File = Pick<ApplicationRecord["row"], "home_region" | "id">;

/**
 * Receipts of an application. Who recorded one, and in whose name, its history tells: at that moment and with that
 * document.
 */
export async function receiptsOf(db: Db | Transaction, file: File): Promise<ReceiptFound[]> {
  const { rows } = await sql<ReceiptFound>`
    select r.id, r.amount, r.document, r.paid_on as "paidOn", r.cancelled_at is not null as cancelled,
      exists (
        select from receipt_corrections as c
        where c.home_region = r.home_region and c.receipt_id = r.id and c.state = 'proposed') as proposed,
      coalesce((
        select json_agg(distinct person) from history_entry as h, unnest(array[h.actor, h.impersonator]) as person
        where h.home_region = r.home_region and h.record_kind = 'application' and h.record_id = r.application_id::text
          and h.at = r.at
          and (h.action = 'receipt.recorded' or h.action = 'application.moved' and h.params ->> 'move' = 'record_payment')
          and h.params ->> 'document' = r.document and person is not null), '[]') as recorders
    from receipts as r where r.home_region = ${file.home_region} and r.application_id = ${file.id}
    order by r.at, r.id`.execute(db);
  return rows;
}

/** Proposals about an application's receipts, the latest first. */
export async function correctionsOf(db: Db | Transaction, file: File): Promise<CorrectionRow[]> {
  return db
    .selectFrom("receipt_corrections")
    .selectAll()
    .where("home_region", "=", file.home_region)
    .where("application_id", "=", file.id)
    .orderBy("proposed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Keeps a proposal that nobody has answered. */
export async function insertCorrection(
  transaction: Transaction,
  proposed: Omit<Insertable<ReceiptCorrectionsTable>, "id" | "state">,
): Promise<void> {
  await transaction
    .insertInto("receipt_corrections")
    .values({ ...proposed, id: uuidv7(), state: "proposed" })
    .execute();
}

/** Keeps how a proposal was answered, one version on. */
export async function answerCorrection(
  transaction: Transaction,
  { home_region, id, version }: CorrectionRow,
  answered: Pick<CorrectionRow, "state" | "answer" | "answered_by" | "answerer" | "answered_at">,
): Promise<void> {
  await transaction
    .updateTable("receipt_corrections")
    .set({ ...answered, version: version + 1 })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}
