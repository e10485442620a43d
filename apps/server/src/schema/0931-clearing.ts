import { type Kysely, sql } from "kysely";

/**
 * Clearing (DOMAIN §7): money that came into the account of one region and is another's, what regions have paid each
 * other of that, and what a provider of online payments paid out of many of them by one line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `clearing`: no bank has it. Its lines are what other regions passed on.
  await sql`
    alter table bank_accounts
      drop constraint bank_accounts_kind_check,
      add constraint bank_accounts_kind_check check (kind in ('bank', 'online', 'clearing'))`.execute(db);
  await sql`
    create unique index bank_accounts_clearing on bank_accounts (home_region) where kind = 'clearing'`.execute(db);
  await sql`
    create table line_clearings (
      home_region text not null,
      id uuid not null,
      statement_line_id uuid not null,
      -- passed: to another region, as a line of its own there · settled: another region's, or the provider's, payment of
      -- what it owed · covered: online payments that the provider paid out.
      kind text not null check (kind in ('passed', 'settled', 'covered')),
      -- A region, or 'provider'.
      counterpart text not null check (counterpart <> home_region),
      amount bigint not null check (amount > 0),
      -- Of what is covered: the online payments together, of which the line is the whole or less.
      covered bigint check (covered >= amount),
      payments integer check (payments > 0),
      reason text,
      by_id text not null,
      by_name text not null,
      at timestamptz not null,
      primary key (home_region, id),
      foreign key (home_region, statement_line_id) references statement_lines,
      check ((kind = 'covered') = (covered is not null)),
      check ((kind = 'covered') = (payments is not null)),
      check ((kind = 'covered') <= (counterpart = 'provider')),
      check ((kind = 'passed') <= (counterpart <> 'provider' and reason is not null))
    )`.execute(db);
  await sql`create index line_clearings_line on line_clearings (home_region, statement_line_id)`.execute(db);
  // The line that came of what another region passed on; the payments that a line paid out.
  await sql`
    alter table statement_lines
      add column passed_by uuid,
      add column paid_out_by uuid,
      add foreign key (home_region, paid_out_by) references line_clearings`.execute(db);
  await sql`
    create unique index statement_lines_passed on statement_lines (passed_by) where passed_by is not null`.execute(db);
  await sql`
    create index statement_lines_paid_out on statement_lines (home_region, paid_out_by) where paid_out_by is not null`.execute(
    db,
  );
  await sql`
    alter table journal_entries
      add column clearing_id uuid,
      add constraint journal_entries_clearing_check check (
        (kind in ('passing', 'arrival', 'settling', 'settled', 'covering')) = (clearing_id is not null)),
      drop constraint journal_entries_kind_check,
      add constraint journal_entries_kind_check check (kind in ('charge', 'void', 'booking', 'unbooking', 'match',
        'unmatch', 'cover', 'release', 'owe', 'payout', 'distribution', 'undistribution', 'disbursement', 'return',
        'passing', 'arrival', 'settling', 'settled', 'covering')),
      drop constraint journal_entries_of_receipt,
      add constraint journal_entries_of_receipt check (
        case
          when kind in ('match', 'unmatch') then receipt_id is not null
          when kind in ('booking', 'unbooking') then num_nonnulls(receipt_id, statement_line_id) = 1
          when kind in ('return', 'passing', 'arrival', 'settling', 'covering')
            then receipt_id is null and statement_line_id is not null
          else num_nonnulls(receipt_id, statement_line_id) = 0
        end),
      drop constraint journal_entries_of_file,
      add constraint journal_entries_of_file check ((application_id is null) = (
        kind in ('disbursement', 'return', 'passing', 'arrival', 'settling', 'settled', 'covering')
          or kind in ('booking', 'unbooking') and statement_line_id is not null))`.execute(db);
  // Each side of a clearing is entered once.
  await sql`
    create unique index journal_entries_clearing on journal_entries (home_region, clearing_id, kind)
      where clearing_id is not null`.execute(db);
  await sql`
    alter table journal_lines
      add column counterpart text,
      add constraint journal_lines_counterpart_check check ((account = 'clearing') = (counterpart is not null)),
      drop constraint journal_lines_account_check,
      add constraint journal_lines_account_check check (account in ('bank', 'unmatched', 'receivable', 'charged',
        'discounted', 'credit', 'refund_due', 'distributed', 'budget_due', 'budget_paid', 'clearing')),
      drop constraint journal_lines_check,
      add constraint journal_lines_check
        check (account in ('bank', 'unmatched', 'budget_paid', 'clearing') or application_id is not null)`.execute(db);
  await sql`
    create index journal_lines_clearing on journal_lines (home_region, counterpart) include (amount)
      where account = 'clearing'`.execute(db);
}
