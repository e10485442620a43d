import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";

/** A record of an application, as its partitions find it. */
interface OfApplication {
  readonly homeRegion: string;
  readonly applicationId: string;
}

/** Who entered something, and when. */
interface Entered {
  readonly byName: string | null;
  readonly at: Date;
}

/** A receipt to be kept. */
export interface ReceiptRow extends OfApplication, Entered {
  readonly amount: number;
  readonly paidOn: string;
  readonly document: string;
  readonly batchId: string | null;
  readonly statementLineId: string | null;
}

/** Stores receipts. @returns their ids, in their order */
export async function insertReceipts(transaction: Transaction, receipts: readonly ReceiptRow[]): Promise<string[]> {
  const rows = receipts.map((receipt) => ({
    home_region: receipt.homeRegion,
    id: uuidv7(),
    application_id: receipt.applicationId,
    amount: receipt.amount,
    paid_on: receipt.paidOn,
    document: receipt.document,
    by_name: receipt.byName,
    at: receipt.at,
    batch_id: receipt.batchId,
    statement_line_id: receipt.statementLineId,
  }));
  await transaction.insertInto("receipts").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Marks charges of applications as paid. */
export async function markChargesPaid(
  transaction: Transaction,
  charges: readonly { readonly homeRegion: string; readonly id: string }[],
): Promise<void> {
  if (charges.length === 0) return;
  await sql`
    update charges as c set state = 'paid'
    from unnest(${charges.map(({ homeRegion }) => homeRegion)}::text[], ${charges.map(({ id }) => id)}::uuid[])
      as paid (home_region, id)
    where c.home_region = paid.home_region and c.id = paid.id`.execute(transaction);
}

/**
 * A paid charge is open again: what covered it was taken back. It is due by a day once its application is back in
 * payment.
 */
export async function reopenCharge(transaction: Transaction, homeRegion: string, id: string): Promise<void> {
  await transaction
    .updateTable("charges")
    .set({ state: "open", due_on: null })
    .where("home_region", "=", homeRegion)
    .where("id", "=", id)
    .execute();
}

/** Documents of receipts that stand, of these that applications are asked about, each by {@link documentKey}. */
export async function standingDocuments(
  transaction: Transaction,
  asked: readonly (OfApplication & { readonly document: string })[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ applicationId: string; document: string }>`
    select r.application_id as "applicationId", r.document
    from unnest(${asked.map(({ homeRegion }) => homeRegion)}::text[],
      ${asked.map(({ applicationId }) => applicationId)}::uuid[], ${asked.map(({ document }) => document)}::text[])
      as asked (home_region, application_id, document)
    join receipts as r on r.home_region = asked.home_region and r.application_id = asked.application_id
      and r.document = asked.document and r.cancelled_at is null`.execute(transaction);
  return new Set(rows.map(documentKey));
}

/** Key of a payment document of an application: the same document twice is one receipt. */
export function documentKey({
  applicationId,
  document,
}: Omit<OfApplication, "homeRegion"> & { document: string }): string {
  return `${applicationId} ${document}`;
}
