import { type Kysely, sql } from "kysely";
import { createIndex } from "./index-beside-work.js";

export const inTransaction = false;

/** Corrections and refunds that wait for a second person are few among all: the register of charges finds them by these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["receipt_corrections", "refunds"]) {
    await createIndex(
      db,
      `${table}_waiting`,
      sql`on ${sql.table(table)} (home_region, application_id) where state = 'proposed'`,
    );
  }
}
