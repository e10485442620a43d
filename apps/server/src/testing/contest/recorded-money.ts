import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import type { Recorded } from "./recorded.js";

/**
 * Reads what the database says was done with money: receipts, matches and corrections by application, and what counts
 * of each application.
 */
export async function readRecordedMoney(db: Db): Promise<Recorded> {
  const { rows } = await sql<{ id: string; name: string; times: number }>`
    select r.application_id as id, case when r.statement_line_id is null then 'recorded' else 'matched' end as name,
      count(*) as times
    from receipts as r group by 1, 2
    union all
    select r.application_id, 'unmatched', count(*) from receipts as r
    where r.cancelled_at is not null and not exists (
      select from receipt_corrections as c
      where c.home_region = r.home_region and c.receipt_id = r.id and c.state = 'approved')
    group by 1
    union all
    select c.application_id, 'proposed', count(*) from receipt_corrections as c group by 1
    union all
    select c.application_id, c.state, count(*) from receipt_corrections as c where c.state <> 'proposed' group by 1, 2`.execute(
    db,
  );
  const paid = await sql<{ id: string; paid: number }>`
    select application_id as id, coalesce(sum(amount) filter (where cancelled_at is null), 0)::bigint as paid
    from receipts group by 1`.execute(db);
  // A line has what was booked of it, or an application has it; the journal's check tells the same of each.
  const lost = await sql<{ id: string }>`
    select l.id from statement_lines as l
    where l.amount <> l.unmatched + coalesce((
      select sum(r.amount) from receipts as r
      where r.home_region = l.home_region and r.statement_line_id = l.id and r.cancelled_at is null), 0)`.execute(db);
  return {
    done: new Map(rows.map(({ id, name, times }) => [`${id} ${name}`, times])),
    paid: new Map(paid.rows.map(({ id, paid: sum }) => [id, sum])),
    lost: lost.rows.map(({ id }) => id),
  };
}
