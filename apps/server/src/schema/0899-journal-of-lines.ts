import { type Kysely, sql } from "kysely";

/**
 * A line of a statement is booked to the region's `unmatched`, by an entry that is no application's. Matching is an
 * entry of its own, of a receipt that names its line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What is booked of a line is of the region; all else is of an application, as before.
  await sql`
    alter table journal_entries
      alter column application_id drop not null,
      add column statement_line_id uuid,
      add foreign key (home_region, statement_line_id) references statement_lines,
      drop constraint journal_entries_check2,
      add constraint journal_entries_of_receipt check (
        case
          when kind in ('match', 'unmatch') then receipt_id is not null
          when kind in ('booking', 'unbooking') then num_nonnulls(receipt_id, statement_line_id) = 1
          else num_nonnulls(receipt_id, statement_line_id) = 0
        end),
      add constraint journal_entries_of_file check (
        (application_id is null) = (kind in ('booking', 'unbooking') and statement_line_id is not null))`.execute(db);
  await sql`
    create unique index journal_entries_line on journal_entries (home_region, statement_line_id, kind)
      where kind in ('booking', 'unbooking') and statement_line_id is not null`.execute(db);
  await sql`
    create index journal_entries_of_line on journal_entries (home_region, statement_line_id)
      where statement_line_id is not null`.execute(db);
}
