import { type Insertable, type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { promisedBy } from "../../rules/money/refund.js";
import type { RefundsTable } from "../../schema/tables/corrections.js";

/** A refund as it is kept. */
export type RefundRow = Selectable<RefundsTable>;

type File = Pick<ApplicationRecord["row"], "home_region" | "id">;

/** Refunds of an application, the latest first. */
export async function refundsOf(db: Db | Transaction, file: File): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("home_region", "=", file.home_region)
    .where("application_id", "=", file.id)
    .orderBy("proposed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** What refunds of an application promise, in tiyin; the caller holds its lock. */
export async function promisedOf(transaction: Transaction, file: File): Promise<number> {
  return promisedBy(await refundsOf(transaction, file));
}

/** Stores a proposed refund. */
export async function insertRefund(
  transaction: Transaction,
  proposed: Omit<Insertable<RefundsTable>, "id" | "state">,
): Promise<void> {
  await transaction
    .insertInto("refunds")
    .values({ ...proposed, id: uuidv7(), state: "proposed" })
    .execute();
}

/** Keeps what an act changes of a refund, one version on. */
export async function changeRefund(
  transaction: Transaction,
  { home_region, id, version }: Pick<RefundRow, "home_region" | "id" | "version">,
  change: Partial<Omit<RefundRow, "home_region" | "id" | "version">>,
): Promise<void> {
  await transaction
    .updateTable("refunds")
    .set({ ...change, version: version + 1 })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** Whether something of the region was paid back under an id of the bank: a refund, or a return of a line. */
export async function isBankIdKnown(transaction: Transaction, homeRegion: string, bankId: string): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where home_region = ${homeRegion} and bank_id = ${bankId}
    union all select from line_returns where home_region = ${homeRegion} and bank_id = ${bankId} limit 1`.execute(
    transaction,
  );
  return rows.length > 0;
}
