import { type Kysely, sql } from "kysely";

/** What follows the discussion: announcements, objections, complaints, payment, the Council's decisions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const owner = sql.raw("foreign key (home_region, application_id) references applications on delete cascade");

  await sql`
    create table announcements (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      sequence integer not null,
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      closed_at timestamptz,
      primary key (home_region, id),
      unique (home_region, application_id, sequence),
      ${owner}
    )`.execute(db);
  await sql`create index announcements_order on announcements (opens_at, id)`.execute(db);
  await sql`create index announcements_id on announcements (id)`.execute(db);

  await sql`
    create table objections (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      announcement_id uuid not null,
      objector_name text not null,
      objector_number text not null,
      objector_phone text,
      text text not null,
      file_ids jsonb not null,
      at timestamptz not null,
      state text not null check (state in ('new', 'in_review', 'upheld', 'dismissed', 'withdrawn')),
      decision_reason text,
      decided_by text,
      decided_at timestamptz,
      version integer not null default 1,
      primary key (home_region, id),
      ${owner},
      foreign key (home_region, announcement_id) references announcements
    )`.execute(db);
  await sql`create index objections_application on objections (home_region, application_id)`.execute(db);

  await sql`
    create table complaints (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      objection_id uuid,
      complainant_name text not null,
      complainant_number text not null,
      text text not null,
      file_ids jsonb not null,
      at timestamptz not null,
      state text not null check (state in ('new', 'upheld', 'dismissed')),
      decision_reason text,
      decided_by text,
      decided_at timestamptz,
      version integer not null default 1,
      primary key (home_region, id),
      ${owner}
    )`.execute(db);
  await sql`create index complaints_application on complaints (home_region, application_id)`.execute(db);

  await sql`
    create table charges (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      sequence integer not null,
      amount bigint not null check (amount >= 0),
      discount text not null,
      rows jsonb not null,
      due_on date,
      state text not null check (state in ('open', 'paid', 'void', 'free')),
      made_at timestamptz not null,
      primary key (home_region, id),
      unique (home_region, application_id, sequence),
      ${owner}
    )`.execute(db);
  await sql`
    create table receipts (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      amount bigint not null check (amount > 0),
      paid_on date not null,
      document text not null,
      by_name text,
      at timestamptz not null,
      primary key (home_region, id),
      unique (home_region, application_id, document),
      ${owner}
    )`.execute(db);
  await sql`create index receipts_application on receipts (home_region, application_id)`.execute(db);

  await sql`
    create table council_decisions (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      verdict text not null check (verdict in ('for', 'against')),
      number text not null,
      day date not null,
      reason text,
      at timestamptz not null,
      primary key (home_region, id),
      ${owner}
    )`.execute(db);
  await sql`
    create index council_decisions_application on council_decisions (home_region, application_id)`.execute(db);

  // Who read a person's numbers in full (DOMAIN §8).
  await sql`
    create table personal_readings (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      user_id uuid not null,
      at timestamptz not null,
      primary key (home_region, id)
    )`.execute(db);
  await sql`
    create index personal_readings_application on personal_readings (home_region, application_id, at)`.execute(db);
}
