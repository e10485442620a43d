import { type Kysely, sql } from "kysely";

/** What a register of areas lists where no state and no basket is asked for. */
const standing = sql.raw("basket is null and state <> 'area_opened'");

/**
 * The registers of areas at a million: each filter that people set alone has an index in the order the register begins
 * with, of the rows it lists and no others, so that a page is read from it and its count never looks at a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index areas_standing on areas (created_at, id) where ${standing}`.execute(db);
  for (const column of ["region_soato", "district_soato", "legal_basis", "source"]) {
    await sql`
      create index ${sql.ref(`areas_standing_${column}`)} on areas (${sql.ref(column)}, created_at, id)
      where ${standing}`.execute(db);
  }
  for (const column of ["region_soato", "district_soato"]) {
    await sql`
      create index ${sql.ref(`areas_basket_${column}`)} on areas (${sql.ref(column)}, basket, created_at, id)
      where basket is not null`.execute(db);
  }
}
