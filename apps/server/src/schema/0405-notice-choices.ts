import { type Kysely, sql } from "kysely";

/** How notices reach people beside the notice centre; and the outbox of letters becomes that of SMS too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox rename to outbox`.execute(db);
  await sql`alter index mail_outbox_due rename to outbox_due`.execute(db);
  await sql`
    alter table outbox
      add column channel text not null default 'email' check (channel in ('email', 'sms')),
      alter column subject drop not null,
      -- In these hours of Tashkent it does not leave; null: it does not wait.
      add column quiet_from text,
      add column quiet_to text`.execute(db);
  await sql`alter table outbox alter column channel drop default`.execute(db);
  await sql`
    create table notice_choices (
      user_id uuid primary key references users on delete cascade,
      kinds jsonb not null,
      quiet_from text,
      quiet_to text,
      digest_at text not null,
      version integer not null,
      check ((quiet_from is null) = (quiet_to is null))
    )`.execute(db);
  await sql`
    create table notice_deliveries (
      notice_id uuid not null references notices on delete cascade,
      user_id uuid not null references users on delete cascade,
      channel text not null check (channel in ('email', 'sms')),
      queued_at timestamptz not null,
      due_at timestamptz not null,
      primary key (notice_id, channel)
    )`.execute(db);
  await sql`create index notice_deliveries_due on notice_deliveries (due_at)`.execute(db);
  await sql`create index notice_deliveries_person on notice_deliveries (user_id)`.execute(db);
  await sql`
    create table notice_tallies (
      user_id uuid primary key references users on delete cascade,
      -- The day of the last digest, and how many SMS were sent on the day of the last one.
      digest_day text,
      sms_day text,
      sms_sent integer not null default 0
    )`.execute(db);
}
