import { type Kysely, sql } from "kysely";

/** What each person is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notices (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null,
      -- Alike ones that a person has not read yet become one.
      gathering text,
      count integer not null default 1 check (count > 0),
      subject_kind text,
      subject_id text,
      params jsonb not null,
      at timestamptz not null,
      read_at timestamptz,
      check ((subject_kind is null) = (subject_id is null))
    )`.execute(db);
  await sql`create index notices_person on notices (user_id, at desc, id desc)`.execute(db);
  await sql`create index notices_unread on notices (user_id, at) where read_at is null`.execute(db);
  await sql`
    create unique index notices_gathering on notices (user_id, kind, gathering)
    where read_at is null and gathering is not null`.execute(db);
  await sql`create index notices_age on notices (at)`.execute(db);
}
