import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { Instalment } from "../../schema/tables/payments.js";

/** A record of a file, as its partitions find it. */
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

/** Keeps a receipt. @returns its id */
export async function insertReceipt(transaction: Transaction, receipt: ReceiptRow): Promise<string> {
  const id = uuidv7();
  await transaction
    .insertInto("receipts")
    .values({
      home_region: receipt.homeRegion,
      id,
      application_id: receipt.applicationId,
      amount: receipt.amount,
      paid_on: receipt.paidOn,
      document: receipt.document,
      by_name: receipt.byName,
      at: receipt.at,
      batch_id: receipt.batchId,
      statement_line_id: receipt.statementLineId,
    })
    .execute();
  return id;
}

/** Marks a charge as paid. */
export async function markChargePaid(transaction: Transaction, homeRegion: string, id: string): Promise<void> {
  await transaction
    .updateTable("charges")
    .set({ state: "paid" })
    .where("home_region", "=", homeRegion)
    .where("id", "=", id)
    .execute();
}

/** A paid charge is open again: what covered it was taken back. It is due by a day once its file is back in payment. */
export async function reopenCharge(transaction: Transaction, homeRegion: string, id: string): Promise<void> {
  await transaction
    .updateTable("charges")
    .set({ state: "open", due_on: null })
    .where("home_region", "=", homeRegion)
    .where("id", "=", id)
    .execute();
}

/** Whether a receipt of the file has this document and stands. */
export async function hasReceipt(
  transaction: Transaction,
  { homeRegion, applicationId }: OfApplication,
  document: string,
): Promise<boolean> {
  const known = await transaction
    .selectFrom("receipts")
    .select("id")
    .where("home_region", "=", homeRegion)
    .where("application_id", "=", applicationId)
    .where("document", "=", document)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return known !== undefined;
}

/** A contract of instalments to be kept. */
export interface ContractRow extends OfApplication, Entered {
  readonly chargeId: string;
  readonly number: string;
  readonly signedOn: string;
  readonly fileId: string | null;
  readonly credit: number;
  readonly schedule: readonly Instalment[];
}

/** Keeps a contract of instalments. */
export async function insertContract(transaction: Transaction, contract: ContractRow): Promise<void> {
  await transaction
    .insertInto("instalment_contracts")
    .values({
      home_region: contract.homeRegion,
      id: uuidv7(),
      application_id: contract.applicationId,
      charge_id: contract.chargeId,
      number: contract.number,
      signed_on: contract.signedOn,
      file_id: contract.fileId,
      credit: contract.credit,
      schedule: jsonb<readonly Instalment[]>(contract.schedule),
      by_name: contract.byName,
      at: contract.at,
    })
    .execute();
}
