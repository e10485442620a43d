import { type Kysely, sql } from "kysely";

/** The occupier of an area as a list names them stands where one stands who told of it: nobody vouches for their number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table told_plots alter column pinfl drop not null`.execute(db);
}
