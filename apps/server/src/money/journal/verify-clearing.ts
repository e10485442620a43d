import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** Something cleared that does not hold, or two regions that owe each other different sums. */
export interface WrongClearing {
  readonly homeRegion: string;
  /** The region that owes or is owed, or the provider. */
  readonly number: string;
  /** The clearing, or the region. */
  readonly id: string;
}

/**
 * What regions owe each other is the same in the books of both; what was cleared is entered once on each side; what the
 * provider paid out covers the payments that say so; nobody was paid more than they were owed.
 */
export async function wrongClearings(db: Db): Promise<WrongClearing[]> {
  const { rows } = await sql<WrongClearing>`
    with owed as (
      select l.home_region, l.counterpart, sum(l.amount) as sum from journal_lines as l
      join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
      -- What the provider paid back it keeps from what it pays out next: until then it is owed.
      where l.account = 'clearing' and e.kind <> 'payout'
      group by 1, 2),
    sides as (
      select e.clearing_id, e.kind, sum(l.amount) filter (where l.account = 'clearing') as clearing,
        sum(l.amount) filter (where l.account = 'bank') as bank
      from journal_entries as e
      join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
      where e.clearing_id is not null group by 1, 2)
    select o.home_region as "homeRegion", o.counterpart as number, o.home_region as id
    from owed as o
    left join owed as other on other.home_region = o.counterpart and other.counterpart = o.home_region
    where case o.counterpart when 'provider' then o.sum < 0 else o.sum + coalesce(other.sum, 0) <> 0 end
    union all
    select c.home_region, c.counterpart, c.id::text
    from line_clearings as c
    left join lateral (
      select count(*) as sides,
        sum(clearing) filter (where kind in ('passing', 'settling')) as here,
        sum(clearing) filter (where kind in ('arrival', 'settled')) as there,
        sum(bank) filter (where kind = 'covering') as bank,
        sum(clearing) filter (where kind = 'covering') as missing
      from sides where clearing_id = c.id) as s on true
    left join lateral (
      select count(*) as payments, coalesce(sum(amount), 0) as sum from statement_lines
      where home_region = c.home_region and paid_out_by = c.id) as p on true
    where case c.kind
      when 'covered' then s.sides <> 1 or s.bank <> -c.covered or coalesce(s.missing, 0) <> c.covered - c.amount
        or p.payments <> c.payments or p.sum <> c.covered
      else s.here is distinct from -c.amount or c.counterpart <> 'provider' and s.there is distinct from c.amount end
    order by 1, 2, 3`.execute(db);
  return rows;
}
