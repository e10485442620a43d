import { type Kysely, sql } from "kysely";

/** The register of visits walks along the orders it offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index visits_received on visits (received_at, id)`.execute(db);
  await sql`create index visits_visited on visits (visited_on, id)`.execute(db);
}
