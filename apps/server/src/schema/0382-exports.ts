import { type Kysely, sql } from "kysely";

/** Registers saved as files in the background, and the tickets to fetch them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id uuid primary key,
      user_id uuid not null references users,
      asked jsonb not null,
      state text not null check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'expired')),
      rows bigint not null,
      done bigint not null default 0,
      size bigint,
      reasons jsonb not null default '[]',
      failures integer not null default 0,
      created_at timestamptz not null,
      ended_at timestamptz,
      expires_at timestamptz,
      holder text,
      leased_until timestamptz
    )`.execute(db);
  await sql`create index exports_person on exports (user_id, id)`.execute(db);
  await sql`create index exports_open on exports (id) where state in ('waiting', 'running')`.execute(db);
  await sql`create index exports_over on exports (expires_at) where state = 'ready'`.execute(db);
  await sql`
    create table export_tickets (
      hash bytea primary key,
      export_id uuid not null references exports on delete cascade,
      user_id uuid not null,
      expires_at timestamptz not null
    )`.execute(db);
}
