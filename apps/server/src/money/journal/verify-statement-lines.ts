import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** A line of a statement as the journal has it. */
export interface CheckedLine {
  readonly home_region: string;
  readonly id: string;
  readonly document: string;
  readonly entries: number;
  /** What its bookings received less what they gave back, in tiyin. */
  readonly bank: number;
  readonly holds: boolean;
}

const pageSize = 5_000;

/**
 * Checks every line of a statement against the journal, in pages: what is booked of it, what of
 * it is nobody's yet, and what of it was returned to who paid.
 */
export async function* checkedLines(db: Db): AsyncGenerator<readonly CheckedLine[]> {
  let after: CheckedLine | undefined;
  for (;;) {
    const page: readonly CheckedLine[] = await readPage(db, after);
    if (page.length > 0) yield page;
    after = page.at(-1);
    if (page.length < pageSize) return;
  }
}

async function readPage(db: Db, after: CheckedLine | undefined): Promise<readonly CheckedLine[]> {
  const { rows } = await sql<CheckedLine>`
    with page as (
      select * from statement_lines
      where (home_region, id) > (
        ${after?.home_region ?? ""}::text, ${after?.id ?? "00000000-0000-0000-0000-000000000000"}::uuid)
      order by home_region, id
      limit ${pageSize})
    select page.home_region, page.id, page.document, e.own::integer as entries, e.bank::bigint as bank,
      e.whole and e.came = case when page.unbooked_at is null then page.amount - page.returned else 0 end
        and e.unmatched = -page.unmatched and r.holds and r.returned = page.returned and r.promised <= page.unmatched
        and (r.promised = 0 or page.aside_at is not null) as holds
    from page
    left join lateral (
      select coalesce(sum(r.amount) filter (where r.state = 'executed'), 0) as returned,
        coalesce(sum(r.amount) filter (where r.state in ('proposed', 'approved', 'ordered')), 0) as promised,
        coalesce(bool_and((p.entries, p.bank) is not distinct from
          case r.state when 'executed' then (1::bigint, -r.amount::numeric) else (0::bigint, 0::numeric) end), true) as holds
      from line_returns as r
      cross join lateral (
        select count(*) as entries, coalesce(sum(l.amount), 0) as bank
        from journal_entries as e
        join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id and l.account = 'bank'
        where e.home_region = r.home_region and e.return_id = r.id) as p
      where r.home_region = page.home_region and r.statement_line_id = page.id) as r on true
    left join lateral (
      select count(*) filter (where e.application_id is null) as own, coalesce(sum(l.bank), 0) as bank,
        coalesce(sum(case e.kind when 'arrival' then l.clearing when 'covering' then 0 else l.bank end), 0) as came,
        coalesce(sum(l.unmatched), 0) as unmatched, coalesce(bool_and(l.sum = 0 and l.lines = e.line_count), true) as whole
      from journal_entries as e
      left join lateral (
        select coalesce(sum(amount), 0) as sum, count(*) as lines,
          sum(amount) filter (where account = 'bank') as bank,
          sum(amount) filter (where account = 'clearing') as clearing,
          sum(amount) filter (where account = 'unmatched') as unmatched
        from journal_lines where home_region = e.home_region and entry_id = e.id) as l on true
      where e.home_region = page.home_region and e.statement_line_id = page.id) as e on true
    order by page.home_region, page.id`.execute(db);
  return rows;
}
