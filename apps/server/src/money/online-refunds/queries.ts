import { type Selectable, sql } from "kysely";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { RefundsTable } from "../../schema/tables/corrections.js";
import type { RefundRow } from "../refunds/queries.js";

/** A refund that goes back through the provider, with the payment that it goes back of. */
export interface OnlineRefund extends Selectable<RefundsTable> {
  readonly sent_at: Date;
  readonly provider: string;
  readonly external_id: string;
}

/** A paid online payment of an application. */
export interface PaidOnline {
  readonly id: string;
  readonly provider: string;
  readonly paid: number;
  readonly paid_on: string;
  /** Whether it is the application's: what nobody has yet, or was set aside, is not the application's to pay back. */
  readonly received: boolean;
}

/** Online payments of an application that are paid, the latest first. */
export async function paidOnline(
  db: Db | Transaction,
  { home_region: region, id }: Pick<ApplicationRecord["row"], "home_region" | "id">,
): Promise<PaidOnline[]> {
  const { rows } = await sql<PaidOnline>`
    select p.id, p.provider, p.paid, l.value_day::text as paid_on,
      exists (
        select from receipts as r
        where r.home_region = p.home_region and r.application_id = p.application_id
          and r.statement_line_id = l.id and r.cancelled_at is null) as received
    from online_payments as p
    join statement_lines as l on l.home_region = p.home_region and l.id = p.statement_line_id
    where p.home_region = ${region} and p.application_id = ${id} and p.state = 'paid'
    order by p.id desc`.execute(db);
  return rows;
}

/** A refund that was given to a provider, by its reference. */
export async function findOnlineRefund(db: Db | Transaction, id: string): Promise<OnlineRefund | undefined> {
  const { rows } = await sql<OnlineRefund>`
    select r.*, p.provider, p.external_id
    from refunds as r
    join online_payments as p on p.home_region = r.home_region and p.id = r.online_payment_id
    where r.id = ${id} and r.sent_at is not null`.execute(db);
  return rows[0];
}

/** Refunds whose provider is to be asked, those that wait longest first. */
export async function refundsToAsk(db: Db, provider: string, now: MachineTime, most: number): Promise<OnlineRefund[]> {
  const { rows } = await sql<OnlineRefund>`
    select r.*, p.provider, p.external_id
    from refunds as r
    join online_payments as p on p.home_region = r.home_region and p.id = r.online_payment_id
    where r.ask_at <= ${now} and p.provider = ${provider} order by r.ask_at limit ${most}`.execute(db);
  return rows;
}

/** Says when the provider is asked next about a refund, where nothing has become of it yet. */
export async function askNext(
  transaction: Transaction,
  { home_region: region, id }: Pick<RefundRow, "home_region" | "id">,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("refunds")
    .set({ ask_at: at })
    .where("home_region", "=", region)
    .where("id", "=", id)
    .where("ask_at", "is not", null)
    .execute();
}
