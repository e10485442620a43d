import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { OnlinePaymentsTable } from "../../schema/tables/online-payments.js";
import type { BankAccountsTable } from "../../schema/tables/statements.js";

/** A payment as its table has it. */
export type OnlinePaymentRow = Selectable<OnlinePaymentsTable>;

/** The account of a region into which a provider pays, if it has one. */
export async function onlineAccount(
  db: Db | Transaction,
  region: string,
): Promise<Selectable<BankAccountsTable> | undefined> {
  return db
    .selectFrom("bank_accounts")
    .selectAll()
    .where("home_region", "=", region)
    .where("kind", "=", "online")
    .where("state", "=", "open")
    .orderBy("made_at", "desc")
    .executeTakeFirst();
}

/** Payments of charges, the latest first. */
export async function paymentsOf(
  db: Db | Transaction,
  region: string,
  chargeId: string,
): Promise<(OnlinePaymentRow & { readonly unmatched: number | null })[]> {
  return db
    .selectFrom("online_payments as p")
    .leftJoin("statement_lines as l", (join) =>
      join.onRef("l.home_region", "=", "p.home_region").onRef("l.id", "=", "p.statement_line_id"),
    )
    .selectAll("p")
    .select("l.unmatched")
    .where("p.home_region", "=", region)
    .where("p.charge_id", "=", chargeId)
    .orderBy("p.id", "desc")
    .execute();
}

/** A payment by its reference. */
export async function findPayment(
  db: Db | Transaction,
  id: string,
  lock = false,
): Promise<OnlinePaymentRow | undefined> {
  return db
    .selectFrom("online_payments")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A payment by the provider's own id of it. */
export async function findByExternalId(
  transaction: Transaction,
  provider: string,
  externalId: string,
): Promise<OnlinePaymentRow | undefined> {
  return transaction
    .selectFrom("online_payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("external_id", "=", externalId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPayment(
  transaction: Transaction,
  row: Insertable<OnlinePaymentsTable>,
): Promise<OnlinePaymentRow> {
  return transaction.insertInto("online_payments").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function changePayment(
  transaction: Transaction,
  { home_region: region, id }: Pick<OnlinePaymentRow, "home_region" | "id">,
  to: Partial<OnlinePaymentRow>,
): Promise<void> {
  await transaction
    .updateTable("online_payments")
    .set(to)
    .where("home_region", "=", region)
    .where("id", "=", id)
    .execute();
}

/** Payments whose provider is to be asked, those that wait longest first. */
export async function paymentsToAsk(
  db: Db,
  provider: string,
  now: MachineTime,
  most: number,
): Promise<OnlinePaymentRow[]> {
  return db
    .selectFrom("online_payments")
    .selectAll()
    .where("ask_at", "<=", now)
    .where("provider", "=", provider)
    .orderBy("ask_at")
    .limit(most)
    .execute();
}

/**
 * Records a provider's callback by its seal, so that a replay is known.
 * @returns whether it is heard for the first time
 */
export async function hearCallback(transaction: Transaction, seal: string, at: MachineTime): Promise<boolean> {
  const heard = await transaction
    .insertInto("payment_callbacks")
    .values({ seal, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("seal")
    .executeTakeFirst();
  return heard !== undefined;
}

/** Forgets calls that are too old to be believed again. */
export async function forgetCallbacks(db: Db, before: Date): Promise<void> {
  await sql`delete from payment_callbacks where at < ${before}`.execute(db);
}
