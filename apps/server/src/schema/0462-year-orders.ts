import { type Kysely, sql } from "kysely";

/**
 * The orders of one year's applications hold the number that the year is read from, too: without it the database takes
 * an application of such an index for one that it has to look at, and rather walks all years.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = { since: "status_since", deadline: "(coalesce(deadline_at, 'infinity'::timestamptz))" };
  const held = ["number", "status", "ground", "region_soato", "district_soato", "created_at", "status_since"];
  for (const [name, place] of Object.entries(orders)) {
    const index = sql.raw(`applications_year_${name}`);
    const included = [...held, "deadline_at", "suspended"].filter((column) => column !== place);
    await sql`drop index ${index}`.execute(db);
    await sql`
      create index ${index} on applications (left(number, 4), ${sql.raw(place)}, id)
        include (${sql.raw(included.join(", "))})`.execute(db);
  }
}
