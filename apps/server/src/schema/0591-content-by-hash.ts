import { type Kysely, sql } from "kysely";

/** Whether anything names content is asked of every hash that lies in the store, daily. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stored_file_sha256 on stored_file (sha256)`.execute(db);
}
