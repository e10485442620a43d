import { type Kysely, sql } from "kysely";

/**
 * Whether OneID vouched, as an objection was written, that its author holds the number in it. Of those before nothing is
 * known: they count as given by anyone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table objections add column proved boolean not null default false`.execute(db);
}
