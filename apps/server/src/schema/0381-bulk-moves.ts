import { type Kysely, sql } from "kysely";

/** Moves of many applications at once, and what became of each application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_moves (
      id uuid primary key,
      user_id uuid not null references users,
      move text not null,
      reason text,
      created_at timestamptz not null,
      ended_at timestamptz,
      cancelled boolean not null default false
    )`.execute(db);
  await sql`create index bulk_moves_open on bulk_moves (id) where ended_at is null`.execute(db);
  await sql`create index bulk_moves_person on bulk_moves (user_id, id)`.execute(db);
  await sql`
    create table bulk_move_files (
      bulk_id uuid not null references bulk_moves on delete cascade,
      position integer not null,
      application_id uuid not null,
      number text not null,
      state text not null check (state in ('waiting', 'moved', 'refused', 'left')),
      reasons jsonb not null default '[]',
      failures integer not null default 0,
      at timestamptz,
      primary key (bulk_id, position),
      unique (bulk_id, application_id)
    )`.execute(db);
  await sql`
    create index bulk_move_files_waiting on bulk_move_files (bulk_id, position) where state = 'waiting'`.execute(db);
}
