import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";
import type { DayCounted } from "../../schema/tables/applications.js";
import { fillSentAreas, wrongSentAreas } from "../areas/sent-areas.js";
import { fillOutcomes, wrongOutcomes } from "../outcomes/aggregate.js";
import { fillVisitCounts, wrongVisits } from "../visits/aggregate.js";

/** Primary key of the aggregate `day_counts`. */
const key = sql.raw("home_region, district_soato, what, who, day, upto");

/**
 * Makes one row of all rows alike where something was counted since the last time (migration 0925). Readers see the rows
 * before or the one after; what is counted meanwhile stays for the next time.
 */
export async function mergeDayCounts(db: Db): Promise<void> {
  await sql`
    with fresh as (select distinct ${key} from day_counts where not merged),
    gone as (
      delete from day_counts as s using fresh
      where (s.what, s.day, s.home_region, s.district_soato, s.who)
        = (fresh.what, fresh.day, fresh.home_region, fresh.district_soato, fresh.who)
        and s.upto is not distinct from fresh.upto
      returning s.*
    )
    insert into day_counts (${key}, total, merged)
    select ${key}, sum(total), true from gone group by ${key} having sum(total) <> 0`.execute(db);
}

/** The job that merges them: those of a minute are few to add up. */
export function mergeDayCountsJob(db: Db): Job {
  return { name: "merge-day-counts", lane: "upkeep", everySeconds: 60, tick: async () => mergeDayCounts(db) };
}

/** A district and day of which an aggregate says something else than counting gives. */
export interface WrongCount {
  readonly district: string;
  /**
   * `outcome`: a row of how applications ended; `visit`: one of the map's visits, or a number of them; `sent area`: one
   * that an organisation was sent.
   */
  readonly what: DayCounted | "outcome" | "visit" | "sent area";
  readonly day: string;
  /** By how much the aggregate is above what its records count; below 0: it is short. */
  readonly over: number;
}

/** Counts all anew from the rows themselves, while whoever would change them waits. */
export async function fillDayCounts(db: Db): Promise<void> {
  await sql`select fill_day_counts()`.execute(db);
  await fillOutcomes(db);
  await fillVisitCounts(db);
  await fillSentAreas(db);
}

/**
 * Holds the counts of days, how applications ended, the map's visits and what organisations were sent against counting,
 * each in one statement.
 */
export async function wrongDayCounts(db: Db): Promise<WrongCount[]> {
  const { rows } = await sql<WrongCount>`
    select district_soato as district, what, day::text as day, sum(total)::integer as over
    from (select ${key}, total from day_counts union all select ${key}, -total from day_rows) as compared
    group by ${key} having sum(total) <> 0 order by ${key}`.execute(db);
  const outcomes = await wrongOutcomes(db);
  const visits = await wrongVisits(db);
  const sent = await wrongSentAreas(db);
  return [
    ...rows,
    ...outcomes.map((wrong) => ({ ...wrong, what: "outcome" as const })),
    ...visits.map((wrong) => ({ ...wrong, what: "visit" as const })),
    ...sent.map((wrong) => ({ ...wrong, what: "sent area" as const })),
  ];
}
