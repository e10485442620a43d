import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";

const key = sql.raw("home_region, organisation_id, district_soato, status, due_day, awaits");

/**
 * Makes one line of all lines alike where something happened since the last time (migration 0461). Readers see the lines
 * before or the one after; what is written meanwhile stays for the next time.
 */
export async function mergeOrganisationCounts(db: Db): Promise<void> {
  await sql`
    with fresh as (select distinct ${key} from organisation_counts where not merged),
    gone as (
      delete from organisation_counts as line using fresh
      where (line.organisation_id, line.home_region, line.district_soato, line.status, line.due_day, line.awaits)
        = (fresh.organisation_id, fresh.home_region, fresh.district_soato, fresh.status, fresh.due_day, fresh.awaits)
      returning line.*
    )
    insert into organisation_counts (${key}, total, merged)
    select ${key}, sum(total), true from gone group by ${key} having sum(total) <> 0`.execute(db);
}

/** The job that merges them: those of a minute are few to add up. */
export function mergeOrganisationCountsJob(db: Db): Job {
  return {
    name: "merge-organisation-counts",
    lane: "upkeep",
    everySeconds: 60,
    tick: async () => mergeOrganisationCounts(db),
  };
}
