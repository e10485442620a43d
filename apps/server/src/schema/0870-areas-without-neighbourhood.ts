import { type Kysely, sql } from "kysely";

/** Only the district of an area is asked for (DOMAIN §6): its neighbourhood may be found later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table areas alter column neighborhood_id drop not null`.execute(db);
  await sql`alter table plots alter column neighborhood_id drop not null`.execute(db);
}
