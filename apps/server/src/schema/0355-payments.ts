import { type Kysely, sql } from "kysely";

/** Instalment contracts, receipts that were taken back, and lists of receipts imported from a bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instalment_contracts (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      charge_id uuid not null,
      number text not null,
      signed_on date not null,
      file_id uuid,
      -- What receipts there were before it: the schedule is paid by those that came after.
      credit bigint not null check (credit >= 0),
      schedule jsonb not null,
      by_name text,
      at timestamptz not null,
      primary key (home_region, id),
      unique (home_region, charge_id),
      foreign key (home_region, application_id) references applications on delete cascade,
      foreign key (home_region, charge_id) references charges
    )`.execute(db);
  await sql`
    create index instalment_contracts_application on instalment_contracts (home_region, application_id)`.execute(db);
  await sql`
    create index instalment_contracts_file on instalment_contracts (file_id) where file_id is not null`.execute(db);

  await sql`
    create table receipt_batches (
      id uuid not null primary key,
      territory text not null,
      file_name text not null,
      encoding text not null,
      state text not null check (state in ('checked', 'applied', 'undone')),
      by_user uuid not null,
      by_name text not null,
      at timestamptz not null,
      applied_at timestamptz,
      undone_at timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create index receipt_batches_order on receipt_batches (at, id)`.execute(db);
  await sql`
    create table receipt_batch_rows (
      batch_id uuid not null references receipt_batches,
      line integer not null,
      kind text not null check (kind in ('new', 'known', 'wrong', 'entered', 'undone', 'kept')),
      number text not null,
      amount bigint,
      paid_on date,
      document text not null,
      application_id uuid,
      receipt_id uuid,
      faults jsonb not null,
      primary key (batch_id, line)
    )`.execute(db);

  // A receipt that was taken back stays on record and counts no more; its number may then be entered again.
  await sql`
    alter table receipts add column batch_id uuid references receipt_batches, add column cancelled_at timestamptz`.execute(
    db,
  );
  await sql`alter table receipts drop constraint receipts_home_region_application_id_document_key`.execute(db);
  await sql`
    create unique index receipts_document on receipts (home_region, application_id, document)
      where cancelled_at is null`.execute(db);
}
