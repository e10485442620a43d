import { type Insertable, type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { InstalmentContractsTable, InstalmentRequestsTable } from "../../schema/tables/payments.js";

/** A request for instalments, as it is kept. */
export type RequestRow = Selectable<InstalmentRequestsTable>;

/** Requests about a charge, the last first. */
export async function requestsOf(
  db: Db | Transaction,
  charge: { readonly home_region: string; readonly id: string },
): Promise<RequestRow[]> {
  return db
    .selectFrom("instalment_requests")
    .selectAll()
    .where("home_region", "=", charge.home_region)
    .where("charge_id", "=", charge.id)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Keeps a request that nobody has answered. */
export async function insertRequest(
  transaction: Transaction,
  { schedule, ...asked }: Omit<Insertable<InstalmentRequestsTable>, "id" | "state">,
): Promise<void> {
  await transaction
    .insertInto("instalment_requests")
    .values({ ...asked, id: uuidv7(), schedule: jsonb(schedule), state: "asked" })
    .execute();
}

/** Answers the request of a charge that waits, if one does. @returns whether one did */
export async function answerOpenRequest(
  transaction: Transaction,
  { actor, now }: Pick<Acting, "actor" | "now">,
  charge: { readonly home_region: string; readonly id: string },
  answer: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("instalment_requests")
    .set({
      state: answer === null ? "agreed" : "refused",
      version: sql`version + 1`,
      answer,
      answered_by: actor?.id ?? "",
      answerer: actor?.name ?? null,
      answered_at: now,
    })
    .where("home_region", "=", charge.home_region)
    .where("charge_id", "=", charge.id)
    .where("state", "=", "asked")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a contract by which a charge is paid in instalments. */
export async function insertContract(
  transaction: Transaction,
  { schedule, ...agreed }: Omit<Insertable<InstalmentContractsTable>, "id">,
): Promise<void> {
  await transaction
    .insertInto("instalment_contracts")
    .values({ ...agreed, id: uuidv7(), schedule: jsonb(schedule) })
    .execute();
}
