import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** The application of a number; a number begins with its year and its region. */
export async function applicationOfNumber(
  db: Db | Transaction,
  number: string,
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom("applications")
    .select("id")
    .where("home_region", "=", number.slice(5, 9))
    .where("number", "=", number)
    .executeTakeFirst();
}

/** The receipt of a document that counts for an application. */
export async function standingReceipt(
  db: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
  document: string,
): Promise<{ readonly amount: number } | undefined> {
  return db
    .selectFrom("receipts")
    .select("amount")
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("document", "=", document)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

/** Sum of the rows of a list that are new, or were entered, in tiyin. */
export async function sumOfList(db: Db | Transaction, id: string): Promise<number> {
  const { amount } = await db
    .selectFrom("batch_counts")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("amount"))
    .where("batch_id", "=", id)
    .where("kind", "in", ["new", "entered"])
    .executeTakeFirstOrThrow();
  return amount;
}
