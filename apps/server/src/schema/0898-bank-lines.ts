import { type Kysely, sql } from "kysely";

/** Bank accounts, and the lines of their statements (DOMAIN §7); a receipt that is matched out of a line names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_accounts (
      home_region text not null,
      id uuid not null,
      number text not null unique check (number ~ '^[0-9]{20}$'),
      mfo text not null check (mfo ~ '^[0-9]{5}$'),
      name text not null check (name <> ''),
      made_at timestamptz not null,
      made_by text,
      primary key (home_region, id)
    )`.execute(db);
  await sql`
    create table statement_lines (
      home_region text not null,
      id uuid not null,
      account_id uuid not null,
      -- How the bank names it, or a digest of all that it says of it.
      bank_id text not null,
      amount bigint not null check (amount > 0),
      value_day date not null,
      document text not null,
      payer_name text not null,
      -- PINFL or STIR.
      payer_tax_id text,
      purpose text not null,
      search_key text not null,
      -- What the list said of whose it is: the application's number, where it has a column of it.
      file_number text,
      batch_id uuid references batches,
      at timestamptz not null,
      by_name text,
      -- What of it nobody's charge has yet; the journal says the same.
      unmatched bigint not null,
      -- To be returned to who paid, and why.
      aside_at timestamptz,
      aside_by text,
      aside_reason text,
      -- Taken back with its list; the bank's line may come again.
      unbooked_at timestamptz,
      version integer not null default 1,
      primary key (home_region, id),
      foreign key (home_region, account_id) references bank_accounts,
      check (unmatched between 0 and amount),
      check (num_nulls(aside_at, aside_reason) in (0, 2)),
      check (aside_at is null or unmatched > 0),
      check (unbooked_at is null or unmatched = 0 and aside_at is null)
    )`.execute(db);
  await sql`
    create unique index statement_lines_bank on statement_lines (home_region, account_id, bank_id)
      where unbooked_at is null`.execute(db);
  await sql`create index statement_lines_id on statement_lines (id)`.execute(db);
  await sql`
    create index statement_lines_waiting on statement_lines (home_region, value_day, id) where unmatched > 0`.execute(
    db,
  );
  await sql`create index statement_lines_batch on statement_lines (batch_id)`.execute(db);

  await sql`
    alter table receipts
      add column statement_line_id uuid,
      add foreign key (home_region, statement_line_id) references statement_lines`.execute(db);
  await sql`
    create index receipts_statement_line on receipts (home_region, statement_line_id)
      where statement_line_id is not null`.execute(db);
}
