import { type Kysely, sql } from "kysely";

/**
 * What the register of charges finds few among a million by: an application, days of booking, what is beyond charges.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index charges_application on charges (application_id)`.execute(db);
  await sql`
    create index journal_entries_charged on journal_entries (booked_day, home_region, charge_id)
      where kind in ('charge', 'void')`.execute(db);
  await sql`
    create index journal_lines_beyond on journal_lines (home_region, application_id) include (amount)
      where account in ('credit', 'refund_due')`.execute(db);
}
