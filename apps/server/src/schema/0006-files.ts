import { sql, type Kysely } from "kysely";

/** Stored files and download tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id text primary key,
      sha256 text not null,
      name text not null,
      type text not null,
      size integer not null check (size > 0),
      state text not null check (state in ('quarantined', 'clean', 'refused')),
      uploaded_by text not null,
      uploaded_at timestamptz not null,
      finding text
    )`.execute(db);
  await sql`create index stored_file_quarantined on stored_file (uploaded_at) where state = 'quarantined'`.execute(db);
  await sql`
    create table download_ticket (
      hash bytea primary key,
      file_id text not null references stored_file (id),
      actor text not null,
      expires_at timestamptz not null
    )`.execute(db);
}
