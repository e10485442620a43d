import { type Kysely, sql } from "kysely";

/**
 * The journal of money (DOMAIN §7): entries of lines that add to zero, which the database holds whoever writes them;
 * nothing of it can be changed or taken out. What was charged and received before goes over in `0895-money-carried-over`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_entries (
      home_region text not null,
      id uuid not null,
      kind text not null check (kind in ('charge', 'void', 'booking', 'unbooking', 'match', 'unmatch', 'cover', 'release',
        'owe', 'payout')),
      application_id uuid not null,
      charge_id uuid,
      receipt_id uuid,
      corrects uuid,
      cause text not null,
      value_day date not null,
      booked_day date not null,
      at timestamptz not null,
      actor text,
      line_count smallint not null check (line_count > 1),
      primary key (home_region, id),
      unique (home_region, corrects),
      foreign key (home_region, application_id) references applications,
      foreign key (home_region, charge_id) references charges,
      foreign key (home_region, receipt_id) references receipts,
      foreign key (home_region, corrects) references journal_entries,
      check ((kind in ('void', 'unbooking', 'unmatch')) = (corrects is not null)),
      check ((kind in ('charge', 'void')) <= (charge_id is not null)),
      check ((kind in ('booking', 'unbooking', 'match', 'unmatch')) = (receipt_id is not null))
    )`.execute(db);
  await sql`create index journal_entries_application on journal_entries (home_region, application_id, at)`.execute(db);
  // A charge is made once and voided once, a receipt booked once and matched once until it is taken back.
  await sql`
    create unique index journal_entries_charge on journal_entries (home_region, charge_id, kind)
      where kind in ('charge', 'void')`.execute(db);
  await sql`
    create unique index journal_entries_receipt on journal_entries (home_region, receipt_id, kind)
      where receipt_id is not null`.execute(db);
  await sql`
    create table journal_lines (
      home_region text not null,
      entry_id uuid not null,
      number smallint not null check (number > 0),
      account text not null check (account in ('bank', 'unmatched', 'receivable', 'charged', 'discounted', 'credit',
        'refund_due')),
      application_id uuid,
      charge_id uuid,
      amount bigint not null check (amount <> 0),
      primary key (home_region, entry_id, number),
      foreign key (home_region, entry_id) references journal_entries,
      check (account in ('bank', 'unmatched') or application_id is not null),
      check ((account in ('receivable', 'charged', 'discounted')) = (charge_id is not null))
    )`.execute(db);
  await sql`
    create index journal_lines_application on journal_lines (home_region, application_id)
      where application_id is not null`.execute(db);
  await sql`
    create table journal_checks (
      day date primary key,
      began_at timestamptz not null,
      ended_at timestamptz,
      entries integer not null default 0,
      faults integer not null default 0
    )`.execute(db);

  // Lines come all at once, by a statement; what it leaves is a whole entry.
  await sql`
    create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
    begin
      if exists (
        select from journal_entries as e
        join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
        where (e.home_region, e.id) in (select home_region, entry_id from added)
        group by e.home_region, e.id, e.line_count
        having sum(l.amount) <> 0 or count(*) <> e.line_count
      ) then
        raise exception 'an entry of the journal does not add to zero, or has other lines than it says'
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger whole_entries after insert on journal_lines referencing new table as added
    for each statement execute function refuse_unbalanced_lines()`.execute(db);
  await sql`
    create function refuse_empty_entry() returns trigger language plpgsql as $$
    begin
      if not exists (select from journal_lines where home_region = new.home_region and entry_id = new.id) then
        raise exception 'an entry of the journal has no lines' using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger no_empty_entry after insert on journal_entries deferrable initially deferred
    for each row execute function refuse_empty_entry()`.execute(db);
  for (const table of ["journal_entries", "journal_lines"]) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_history_change()`.execute(db);
  }
}
