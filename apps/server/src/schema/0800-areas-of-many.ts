import { type Kysely, sql } from "kysely";

/** Acts on many take areas too: what an act is made with is an application or an area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_move_files
      alter column application_id drop not null,
      add column area_id uuid,
      add check ((application_id is null) <> (area_id is null)),
      add unique (bulk_id, area_id)`.execute(db);
}
