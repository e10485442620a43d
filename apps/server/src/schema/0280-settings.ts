import { type Kysely, sql } from "kysely";

/** Position of the administrator, who holds every permission there is. */
const administrator = "01932f00-0000-7000-8000-00000000a001";

/** Who gave settings their values, versions to lock and compare, and changes that wait for a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column reason text,
      add column proposed_by uuid references users (id),
      add column approved_by uuid references users (id),
      add column entered_at timestamptz`.execute(db);
  // The calendar is one record like each setting; a record without a row has never been changed.
  await sql`
    create table setting_records (
      key text primary key,
      version integer not null default 1,
      changed_at timestamptz
    )`.execute(db);
  await sql`
    create table setting_proposals (
      id uuid primary key,
      subject text not null,
      act text not null check (act in ('set', 'withdraw', 'calendar')),
      valid_from date check ((act = 'calendar') = (valid_from is null)),
      value jsonb not null,
      before jsonb not null,
      changes jsonb not null,
      reason text not null,
      base_version integer not null,
      proposed_by uuid not null references users (id),
      impersonator uuid references users (id),
      proposed_at timestamptz not null,
      expires_at timestamptz not null,
      state text not null default 'open'
        check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired', 'stale')),
      decided_by uuid references users (id) check (decided_by is null or decided_by <> proposed_by or state = 'withdrawn'),
      decided_at timestamptz,
      decision_reason text,
      version integer not null default 1
    )`.execute(db);
  await sql`create index setting_proposals_open on setting_proposals (expires_at, id) where state = 'open'`.execute(db);
  await sql`create index setting_proposals_subject on setting_proposals (subject, proposed_at desc)`.execute(db);
  await sql`
    update positions set version = version + 1, codes = codes || '["approve:setting"]'
    where id = ${administrator} and not codes ? 'approve:setting'`.execute(db);
}
