import { type Kysely, sql } from "kysely";

/** When the run came to a step: from then its days are counted, and counted anew when the calendar changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table step_bodies add column asked_at timestamptz`.execute(db);
}
