import { type Kysely, sql } from "kysely";

/** Reports that are sent by the clock, and to whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_schedules (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      -- Key of a declared report, or the id of one that somebody made.
      report text not null,
      own_report_id uuid references own_reports on delete cascade,
      every text not null check (every in ('daily', 'weekly', 'monthly')),
      on_day integer,
      time text not null,
      ends_on date,
      paused boolean not null default false,
      -- Null once it is over.
      next_at timestamptz,
      last_sent_at timestamptz,
      last_sent_to integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index report_schedules_owner on report_schedules (owner_id, report)`.execute(db);
  await sql`create index report_schedules_own on report_schedules (own_report_id)`.execute(db);
  await sql`create index report_schedules_due on report_schedules (next_at) where not paused`.execute(db);
  await sql`
    create table report_readers (
      schedule_id uuid not null references report_schedules on delete cascade,
      user_id uuid not null references users on delete cascade,
      primary key (schedule_id, user_id)
    )`.execute(db);
  await sql`create index report_readers_user on report_readers (user_id)`.execute(db);
}
