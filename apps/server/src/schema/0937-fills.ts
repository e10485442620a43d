import { type Kysely, sql } from "kysely";

/** How far each fill is: what a version derives of rows that are older than it, chunk by chunk beside people's work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fills (
      name text primary key,
      position text,
      rows_done bigint not null default 0,
      rows_estimated bigint,
      chunk_rows integer not null default 100 check (chunk_rows > 0),
      worked_milliseconds bigint not null default 0,
      begun_at timestamptz,
      moved_at timestamptz not null,
      stopped_at timestamptz,
      done_at timestamptz,
      fault text
    )`.execute(db);
}
