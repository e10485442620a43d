import { type Kysely, sql } from "kysely";

/** Sessions of councils: where and when, which applications are on the agenda, and what was decided of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table council_sessions (
      id uuid not null primary key,
      territory text not null,
      organisation_id uuid not null references organisations,
      number text not null,
      day date not null,
      place text not null,
      by_name text not null,
      at timestamptz not null,
      version integer not null default 1,
      unique (organisation_id, number, day)
    )`.execute(db);
  await sql`create index council_sessions_order on council_sessions (day, id)`.execute(db);
  await sql`
    create table council_agenda (
      session_id uuid not null references council_sessions,
      home_region text not null,
      application_id uuid not null,
      position integer not null,
      -- Undecided until the Council's decision names it.
      verdict text check (verdict in ('for', 'against')),
      decision_number text,
      decision_day date,
      reason text,
      decided_at timestamptz,
      primary key (session_id, application_id),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);
  // An application waits on one agenda at a time.
  await sql`
    create unique index council_agenda_open on council_agenda (home_region, application_id) where verdict is null`.execute(
    db,
  );
}
