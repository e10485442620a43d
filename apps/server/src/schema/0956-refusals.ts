import { type Kysely, sql } from "kysely";

const reasons = [
  "protected_zone",
  "public_land",
  "public_needs",
  "town_planning",
  "land_category",
  "ground_unproven",
  "documents_false",
  "right_of_another",
  "dispute",
  "unsafe_building",
  "other",
];

/**
 * Why an application is refused, by a code. Of refusals before it nothing is guessed from their words: they have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications add column refused_because text
      check (refused_because in (${sql.raw(reasons.map((reason) => `'${reason}'`).join(", "))}))`.execute(db);
}
