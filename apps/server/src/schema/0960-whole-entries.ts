import { type Kysely, sql } from "kysely";

/**
 * Whether entries are whole is asked of each that was added, by its key: a join with the whole journal, which the planner
 * chose since one bad entry would have ended it early, read all entries of the region at every act.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_unbalanced_lines() returns trigger language plpgsql as $$
    begin
      if exists (
        select from (select distinct home_region, entry_id from added) as a
        cross join lateral (
          select count(*) as lines, sum(amount) as amount from journal_lines
          where home_region = a.home_region and entry_id = a.entry_id) as l
        cross join lateral (
          select line_count from journal_entries where home_region = a.home_region and id = a.entry_id limit 1) as e
        where l.amount <> 0 or l.lines <> e.line_count
      ) then
        raise exception 'an entry of the journal does not add to zero, or has other lines than it says'
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
}
