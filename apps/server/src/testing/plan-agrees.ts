import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../platform/database/database.js";

/**
 * Holds what was done by day in each neighbourhood against counting it from the applications, and what schedules hold
 * of it against the days.
 */
export async function planEqualsApplications(db: Db): Promise<void> {
  const { rows: counted } = await sql`
    select a.home_region, a.neighborhood_id, d.day, sum(d.o)::integer as opened, sum(d.s)::integer as submitted,
      sum(d.f)::integer as finished
    from applications as a cross join lateral (values
      ((a.created_at at time zone 'UTC' + interval '5 hours')::date, 1, 0, 0),
      (a.submitted_on, 0, 1, 0), (a.finished_on, 0, 0, 1)) as d (day, o, s, f)
    where d.day is not null group by 1, 2, 3 order by 2, 3`.execute(db);
  const { rows: held } = await sql`
    select home_region, neighborhood_id, day, opened, submitted, finished from neighborhood_progress
    where opened <> 0 or submitted <> 0 or finished <> 0 order by 2, 3`.execute(db);
  expect(held).toEqual(counted);
  const { rows: unmarked } = await sql<{ files: number }>`
    select count(*)::integer as files from applications
    where (status in ('registered', 'unregistered')) <> (finished_on is not null)
      or (status <> 'editing' and submitted_on is null)`.execute(db);
  expect(unmarked).toEqual([{ files: 0 }]);
  const { rows: apart } = await sql`
    select s.id, s.opened, s.submitted, s.finished, d.* from schedules as s cross join lateral (
      select coalesce(sum(p.opened), 0)::integer as opened_by_day, coalesce(sum(p.submitted), 0)::integer as submitted_by_day,
        coalesce(sum(p.finished), 0)::integer as finished_by_day
      from neighborhood_progress as p
      where s.state in ('schedule_running', 'schedule_closed') and p.neighborhood_id = s.neighborhood_id
        and p.day between s.starts_on and s.ends_on
    ) as d
    where (s.opened, s.submitted, s.finished) <> (d.opened_by_day, d.submitted_by_day, d.finished_by_day)`.execute(db);
  expect(apart).toEqual([]);
}
