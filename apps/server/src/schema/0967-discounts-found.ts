import { type Kysely, sql } from "kysely";

/** What was discounted stands in few lines of the journal among millions: the register of charges finds them by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journal_lines_discounted on journal_lines (home_region, charge_id, entry_id)
      where account = 'discounted'`.execute(db);
}
