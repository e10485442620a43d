import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { verifyJournal } from "../money/journal/verify-journal.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { wrongDayCounts } from "../cases/day-counts/aggregate.js";
import { fillTestApp } from "../testing/fill-test-app.js";
import { organisationCountsEqualApplications } from "../testing/organisation-counts-agree.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";
import { scaleApplications } from "./scale-applications.js";
import { scaleAreas } from "./scale-areas.js";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 22);
});
afterAll(() => app.close());

test("clones are whole files: as many as asked, counted, with histories that verify", async () => {
  const { db, secrets } = app.context;
  // An area becomes one application: no copy of it says that it came of that area.
  await sql`
    update applications as a set area_id = of.area from (
      select distinct on (f.home_region) f.id, e.id as area from applications as f
      join areas as e on e.home_region = f.home_region order by f.home_region limit 1
    ) as of where a.id = of.id`.execute(db);
  await scaleApplications(db, 60);
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from applications) as files,
      (select sum(total)::bigint from application_counts) as counted,
      (select count(*) from applications where outline is not null) as placed,
      (select count(*) from application_occupiers) as occupied,
      (select count(*) from applications where area_id is not null) as "ofAreas"`.execute(db);
  expect(rows[0]).toEqual({ files: 60, counted: 60, placed: 60, occupied: 60, ofAreas: 1 });
  expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  expect((await verifyJournal(db)).faults).toEqual([]);
});

test("asked for more it adds more to what stands, every number once and every count right", async () => {
  const { db } = app.context;
  await scaleApplications(db, 75);
  const { rows } = await sql<{ files: number; numbers: number; wrong: number }>`
    select count(*) as files, count(distinct number) as numbers,
      (select count(*) from (
        select home_region, district_soato, status, count(*) as total from applications group by 1, 2, 3
        except select home_region, district_soato, status, total from application_counts) as differing) as wrong
    from applications`.execute(db);
  expect(rows[0]).toEqual({ files: 75, numbers: 75, wrong: 0 });
  await organisationCountsEqualApplications(db);
  expect(await wrongDayCounts(db)).toEqual([]);
});

test("areas are cloned with their visits and sendings, found by their own numbers, and counted wherever areas are", async () => {
  const { db, secrets } = app.context;
  const before = await sql<{ visits: number; sendings: number }>`
    select (select count(*) from visits) as visits, (select count(*) from area_sendings) as sendings`.execute(db);
  for (const total of [60, 90]) await scaleAreas(db, total);
  const { rows } = await sql<Record<string, number>>`
    select count(*) as areas, count(distinct number) as numbers,
      count(*) filter (where basket is null and state <> 'area_opened') as standing,
      (select sum(area_new + area_sent + area_taken + area_waiting + area_returned) from district_counts) as counted,
      count(*) filter (where basket is null and state <> 'area_opened' and outline is not null) as drawn,
      (select count(*) from plots where kind = 'area') as plots,
      count(*) filter (where starts_with(search_key, replace(lower(number), '-', ' '))) as found,
      (select count(*) from visits) as visits, (select count(*) from area_sendings) as sendings
    from areas`.execute(db);
  const [now] = rows;
  expect(now).toMatchObject({ areas: 90, numbers: 90, found: 90, counted: now?.["standing"], plots: now?.["drawn"] });
  expect(now?.["visits"]).toBeGreaterThan(Number(before.rows[0]?.visits));
  expect(now?.["sendings"]).toBeGreaterThan(Number(before.rows[0]?.sendings));
  expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  expect(await wrongDayCounts(db)).toEqual([]);
});
