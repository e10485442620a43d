import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** A district and day of which the map's visits are others than those that were written. */
export interface WrongVisits {
  readonly district: string;
  readonly day: string;
  /** How many too many; of one that tells something else than its visit there are both. */
  readonly over: number;
}

/** Writes the map's visits and their numbers anew, from the visits themselves, while whoever would change them waits. */
export async function fillVisitCounts(db: Db): Promise<void> {
  await sql`select fill_visit_counts()`.execute(db);
}

/** Holds the map's visits against those that were written, and their numbers against counting. */
export async function wrongVisits(db: Db): Promise<WrongVisits[]> {
  const key = sql.raw(
    "home_region, level, grain, code, since, organisation_id, finding, walked, moved, district_soato",
  );
  const columns =
    sql.raw(`home_region, id, area_id, number, region_soato, district_soato, neighborhood_id, organisation_id,
    written_by, visited_on, finding, walked, moved, point`);
  const { rows } = await sql<WrongVisits>`
    select district_soato as district, visited_on::text as day, over
    from (
      select *, 1 as over from (
        select ${columns} from visit_points except select ${columns} from visit_point_rows
      ) as more
      union all
      select *, -1 from (
        select ${columns} from visit_point_rows except select ${columns} from visit_points
      ) as less
    ) as points
    union all
    select district_soato, since::text, sum(visits)::integer from (
      select ${key}, visits from visit_counts union all select ${key}, -visits from visit_count_rows
    ) as counts
    group by ${key} having sum(visits) <> 0
    order by 1, 2, 3`.execute(db);
  return rows;
}
