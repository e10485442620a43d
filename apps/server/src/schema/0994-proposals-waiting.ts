import { type Kysely, sql } from "kysely";

/** Corrections and refunds that wait for a second person are few among all: the register of charges finds them by these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index receipt_corrections_waiting on receipt_corrections (home_region, application_id)
      where state = 'proposed'`.execute(db);
  await sql`
    create index refunds_waiting on refunds (home_region, application_id) where state = 'proposed'`.execute(db);
}
