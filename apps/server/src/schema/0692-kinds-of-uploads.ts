import { type Kysely, sql } from "kysely";

/** What an uploaded document is; earlier ones have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column kind text`.execute(db);
}
