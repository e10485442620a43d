import { sql, type Kysely } from "kysely";

/** PostGIS, and the mode of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists postgis`.execute(db);
  await sql`
    create table database_mode (
      singleton boolean primary key default true check (singleton),
      mode text not null check (mode in ('demo', 'production')),
      created_at timestamptz not null
    )`.execute(db);
}
