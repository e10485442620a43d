import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../platform/database/database.js";

const key = sql.raw("home_region, organisation_id, district_soato, status, due_day, awaits");

/** The aggregates of every organisation are what counting its applications gives. */
export async function organisationCountsEqualApplications(db: Db): Promise<void> {
  const { rows: kept } = await sql`
    select ${key}, sum(total)::integer as total from organisation_counts
    group by ${key} having sum(total) <> 0 order by ${key}`.execute(db);
  const { rows: counted } = await sql`
    select ${key}, count(*)::integer as total from (
      select a.home_region, b.organisation_id, a.district_soato, a.status,
        coalesce((a.deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity')
          as due_day, bool_or(b.state = 'awaited') as awaits
      from applications as a join step_organisations as b on b.home_region = a.home_region and b.application_id = a.id
      where b.state <> 'waiting' group by a.home_region, a.id, b.organisation_id
    ) as each group by ${key} order by ${key}`.execute(db);
  expect(kept).toEqual(counted);
}
