import { type Kysely, sql } from "kysely";

/** Papers that came with a decision of justice; who holds a file is asked with every download. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signed_acts add column file_ids jsonb not null default '[]'`.execute(db);
  await sql`
    create index signed_acts_files on signed_acts using gin (file_ids jsonb_path_ops)
      where file_ids <> '[]'`.execute(db);
}
