import { type Kysely, sql } from "kysely";

/** What stood in a file that an area came from, where that could not be read: a fault of the area until it is mended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table area_faults add column said text`.execute(db);
}
