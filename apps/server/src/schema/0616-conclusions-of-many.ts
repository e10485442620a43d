import { type Kysely, sql } from "kysely";

/** Acts on many applications give conclusions too: what they say, and at which step of each application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_moves add column given jsonb`.execute(db);
  await sql`alter table bulk_move_files add column step_id text not null default ''`.execute(db);
  await sql`alter table bulk_move_files drop constraint bulk_move_files_bulk_id_application_id_key`.execute(db);
  await sql`alter table bulk_move_files add unique (bulk_id, application_id, step_id)`.execute(db);
}
