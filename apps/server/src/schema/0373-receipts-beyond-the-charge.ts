import { type Kysely, sql } from "kysely";

/** Rows of a bank's list that pay more than is owed wait for somebody to confirm the excess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table receipt_batch_rows
      add column excess bigint check (excess > 0),
      drop constraint receipt_batch_rows_kind_check,
      add constraint receipt_batch_rows_kind_check
        check (kind in ('new', 'over', 'known', 'wrong', 'entered', 'undone', 'kept'))`.execute(db);
}
