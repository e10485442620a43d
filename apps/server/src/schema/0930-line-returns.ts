import { type Kysely, sql } from "kysely";

/**
 * Returns to who paid of what is set aside of a bank's line (DOMAIN §7), and in the journal which of them was paid out:
 * the money goes out of what is nobody's, by an entry that is no application's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table line_returns (
      home_region text not null,
      id uuid not null,
      statement_line_id uuid not null,
      amount bigint not null check (amount > 0),
      payee_name text not null,
      account text not null check (account ~ '^[0-9]{20}$'),
      mfo text not null check (mfo ~ '^[0-9]{5}$'),
      state text not null check (state in ('proposed', 'approved', 'ordered', 'executed', 'refused', 'withdrawn')),
      version integer not null default 1,
      proposed_by text not null,
      proposed_through text,
      proposer text not null,
      proposed_at timestamptz not null,
      decider text,
      answer text,
      year smallint,
      sequence integer check (sequence > 0),
      -- The last order's; what the bank did not pay keeps it until it is ordered anew.
      order_number text unique,
      order_day date,
      orderer text,
      executed_on date,
      bank_id text,
      bounced text,
      primary key (home_region, id),
      unique (home_region, year, sequence),
      foreign key (home_region, statement_line_id) references statement_lines,
      check (num_nulls(year, sequence, order_number, order_day, orderer) in (0, 5)),
      check ((state in ('ordered', 'executed')) <= (order_number is not null)),
      check ((state = 'executed') = (bank_id is not null)),
      check ((state = 'executed') = (executed_on is not null))
    )`.execute(db);
  await sql`create index line_returns_line on line_returns (home_region, statement_line_id)`.execute(db);
  await sql`create index line_returns_id on line_returns (id)`.execute(db);
  await sql`create unique index line_returns_bank on line_returns (home_region, bank_id) where bank_id is not null`.execute(
    db,
  );
  // What was returned of a line stays set aside, so that its reason stays with it.
  await sql`
    alter table statement_lines
      drop constraint statement_lines_check2,
      add constraint statement_lines_aside check (aside_at is null or unmatched + returned > 0),
      add constraint statement_lines_returned check (unbooked_at is null or returned = 0)`.execute(db);
  await sql`
    create index statement_lines_returned on statement_lines (home_region, value_day, id) where returned > 0`.execute(
    db,
  );
  await sql`
    alter table journal_entries
      add column return_id uuid,
      add foreign key (home_region, return_id) references line_returns,
      add constraint journal_entries_return_check check ((kind = 'return') = (return_id is not null)),
      drop constraint journal_entries_kind_check,
      add constraint journal_entries_kind_check check (kind in ('charge', 'void', 'booking', 'unbooking', 'match',
        'unmatch', 'cover', 'release', 'owe', 'payout', 'distribution', 'undistribution', 'disbursement', 'return')),
      drop constraint journal_entries_of_receipt,
      add constraint journal_entries_of_receipt check (
        case
          when kind in ('match', 'unmatch') then receipt_id is not null
          when kind in ('booking', 'unbooking') then num_nonnulls(receipt_id, statement_line_id) = 1
          when kind = 'return' then receipt_id is null and statement_line_id is not null
          else num_nonnulls(receipt_id, statement_line_id) = 0
        end),
      drop constraint journal_entries_of_file,
      add constraint journal_entries_of_file check ((application_id is null) = (
        kind in ('disbursement', 'return') or kind in ('booking', 'unbooking') and statement_line_id is not null))
    `.execute(db);
  // A return is paid out once.
  await sql`
    create unique index journal_entries_returned on journal_entries (home_region, return_id)
      where return_id is not null`.execute(db);
}
