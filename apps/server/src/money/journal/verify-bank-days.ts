import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** A day of an account that does not hold. */
export interface WrongDay {
  readonly homeRegion: string;
  /** The account's. */
  readonly number: string;
  readonly day: string;
}

/**
 * Closed days whose bank's total is not what their lines come to in the journal, or whose signed statement says another;
 * days of lines that nobody keeps.
 */
export async function wrongBankDays(db: Db): Promise<readonly WrongDay[]> {
  const { rows } = await sql<WrongDay>`
    with days as (
      select l.home_region, l.account_id, l.value_day as day, sum(e.bank) as bank,
        coalesce(sum(l.unmatched) filter (where l.aside_at is null), 0) as waits
      from statement_lines as l
      cross join lateral (
        select coalesce(sum(j.amount), 0) as bank from journal_entries as e
        join journal_lines as j on j.home_region = e.home_region and j.entry_id = e.id and j.account = 'bank'
        where e.home_region = l.home_region and e.statement_line_id = l.id and e.kind = 'booking') as e
      where l.unbooked_at is null group by 1, 2, 3)
    select a.home_region as "homeRegion", a.number, coalesce(d.day, l.day)::text as day
    from bank_days as d
    full join days as l on l.home_region = d.home_region and l.account_id = d.account_id and l.day = d.day
    join bank_accounts as a
      on a.home_region = coalesce(d.home_region, l.home_region) and a.id = coalesce(d.account_id, l.account_id)
    where a.kind <> 'clearing' and (d.day is null or d.state = 'closed' and (
      d.total <> coalesce(l.bank, 0) or coalesce(l.waits, 0) <> 0 or not exists (
        select from bank_day_statements as s
        where s.home_region = d.home_region and s.account_id = d.account_id and s.day = d.day
          and s.superseded_at is null and (s.content::jsonb ->> 'total')::bigint = d.total)))
    order by 1, 2, 3`.execute(db);
  return rows;
}
