import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";

/** Primary key of the aggregate `money_sums`. */
const key = sql.raw("home_region, district_soato, place, booked_day");
const names = ["charged", "discounted", "due", "credit", "distributed", "late"] as const;
const columns = sql.raw(names.join(", "));

/** All rows of one key, added up. */
export const moneySummed = sql.raw(names.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(", "));

/** The rows that `money_sums` had at a moment: those it has, less what was entered later. */
export function moneySumsAsOf(asOf: Date): RawBuilder<unknown> {
  return sql`
    select ${key}, ${columns} from money_sums
    union all
    select a.home_region, a.district_soato, p.place, e.booked_day,
      coalesce(sum(l.amount) filter (where l.account = 'charged'), 0),
      coalesce(-sum(l.amount) filter (where l.account = 'discounted'), 0),
      coalesce(-sum(l.amount) filter (where l.account = 'receivable'), 0),
      coalesce(sum(l.amount) filter (where l.account in ('credit', 'refund_due')), 0),
      coalesce(-sum(l.amount) filter (where l.account = 'distributed'), 0), 0
    from journal_entries as e
    join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
    join applications as a on a.home_region = l.home_region and a.id = l.application_id
    cross join lateral (values (a.district_soato), (a.neighborhood_id)) as p (place)
    where e.at > ${asOf} group by 1, 2, 3, 4`;
}

/**
 * The rows that `money_sums` has, read out of the journal instead: for who sees some applications of a place only, and
 * for the check of the aggregate.
 * @param where over `applications as a`
 * @param entered over `journal_entries as e`: which of them count
 */
export function moneySumsOfApplications(
  where: RawBuilder<unknown>,
  entered: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select a.home_region, a.district_soato, p.place, line.booked_day,
      coalesce(-sum(line.amount) filter (where line.account = 'charged'), 0) as charged,
      coalesce(sum(line.amount) filter (where line.account = 'discounted'), 0) as discounted,
      coalesce(sum(line.amount) filter (where line.account = 'receivable' and line.booked_day > '-infinity'), 0) as due,
      coalesce(-sum(line.amount) filter (where line.account in ('credit', 'refund_due')), 0) as credit,
      coalesce(sum(line.amount) filter (where line.account = 'distributed'), 0) as distributed,
      coalesce(sum(line.amount) filter (where line.booked_day = '-infinity'), 0) as late
    from applications as a
    join lateral (
      select l.account, e.booked_day, l.amount
      from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
      where l.home_region = a.home_region and l.application_id = a.id and ${entered}
      union all
      select account, '-infinity', amount from journal_lines
      where home_region = a.home_region and application_id = a.id and account = 'receivable' and a.suspended
    ) as line on true
    cross join lateral (values (a.district_soato), (a.neighborhood_id)) as p (place)
    where ${where} group by 1, 2, 3, 4`;
}

/**
 * Makes one row of all rows alike where something was entered since the last time (migration 0904). Readers see the rows
 * before or the one after; what is entered meanwhile stays for the next time.
 */
export async function mergeMoneySums(db: Db): Promise<void> {
  await sql`
    with fresh as (select distinct ${key} from money_sums where not merged),
    gone as (
      delete from money_sums as s using fresh
      where (s.home_region, s.district_soato, s.place, s.booked_day)
        = (fresh.home_region, fresh.district_soato, fresh.place, fresh.booked_day)
      returning s.*
    )
    insert into money_sums (${key}, ${columns}, merged)
    select * from (select ${key}, ${moneySummed}, true from gone group by ${key}) as one
    where (${columns}) is distinct from (0, 0, 0, 0, 0, 0)`.execute(db);
}

/** The job that merges them: those of a minute are few to add up. */
export function mergeMoneySumsJob(db: Db): Job {
  return { name: "merge-money-sums", lane: "upkeep", everySeconds: 60, tick: async () => mergeMoneySums(db) };
}

/** A place and day on which the aggregate is not what the journal says. */
export interface WrongSum {
  readonly homeRegion: string;
  readonly place: string;
  readonly day: string;
}

/** Compares the aggregate with the journal, region by region, each within one statement while the service goes on. */
export async function wrongMoneySums(db: Db): Promise<WrongSum[]> {
  const { rows: regions } = await sql<{ home_region: string }>`
    select home_region from applications group by 1 union select home_region from money_sums group by 1
    order by 1`.execute(db);
  const wrong: WrongSum[] = [];
  for (const { home_region: region } of regions) {
    const { rows } = await sql<WrongSum>`
      select home_region as "homeRegion", place, booked_day::text as day
      from (
        select ${key}, ${columns} from money_sums where home_region = ${region}
        union all
        select ${key}, ${sql.raw(names.map((name) => `-${name}`).join(", "))}
        from (${moneySumsOfApplications(sql`a.home_region = ${region}`)}) as told
      ) as compared group by ${key}
      having ${sql.join(
        names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
        sql` or `,
      )}
      order by place, booked_day`.execute(db);
    wrong.push(...rows);
  }
  return wrong;
}
