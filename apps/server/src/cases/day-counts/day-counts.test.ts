import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveConclusion } from "../discussion/service.js";
import { startDiscussion, submit } from "../application-acts/service.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { fillDayCounts, mergeDayCounts, wrongDayCounts } from "./aggregate.js";
import { awaitedDays, countDays, applicationsByDay } from "./queries.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const day = 86_400_000;
const today = (): string => new Date(kit.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
const whole = { territory: "17" };
const wrong = () => wrongDayCounts(kit.database.db);

async function submitted(): Promise<string> {
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  return id;
}

test("a file is counted on the day it was opened and on the day it was submitted, before rows are merged and after", async () => {
  const { db } = kit.database;
  const from = today();
  await submitted();
  kit.clock.advance(day);
  await submitted();
  for (const merged of [false, true]) {
    if (merged) await mergeDayCounts(db);
    expect(await countDays(db, ["opened"], { ...whole, from })).toBe(2);
    expect(await countDays(db, ["submitted"], { ...whole, from: today(), to: today() })).toBe(1);
    expect(await countDays(db, ["opened"], { territory: "1703", from })).toBe(0);
    expect(await applicationsByDay(db, { ...whole, from }, "day")).toEqual([
      { day: from, opened: 1, submitted: 1, finished: 0 },
      { day: today(), opened: 1, submitted: 1, finished: 0 },
    ]);
    expect(await wrong()).toEqual([]);
  }
  const { rows } = await sql<{
    rows: number;
  }>`select count(*)::integer as rows from day_counts where not merged`.execute(db);
  expect(rows[0]?.rows).toBe(0);
});

test("an organisation is awaited since the first of what it owes a file, however many steps that are, until it gave all", async () => {
  const { db } = kit.database;
  const id = await submitted();
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  const architect = kit.cast.architect.organisation?.id ?? "";
  const since = today();
  const awaited = async () =>
    (await awaitedDays(db, whole, [architect])).map(({ day: at, files }) => [at, files] as const);
  expect(await awaited()).toEqual([[since, 1]]);
  // A second step of the same, asked for a day later; one of which nothing tells since when it was asked for.
  await sql`
    insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state, asked_at)
    select home_region, run_id, step_id || '-' || turn, organisation_id, application_id, 'awaited',
      case when turn = 1 then asked_at + interval '1 day' end
    from step_organisations, generate_series(1, 2) as turn
    where application_id = ${id} and organisation_id = ${architect}`.execute(db);
  expect(await awaited()).toEqual([[since, 1]]);
  expect(await wrong()).toEqual([]);
  kit.clock.advance(day);
  await kit.act(kit.cast.architect, (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: "architecture",
      verdict: "positive",
      summary: "Xulosa",
      answers: { "17": 2 },
      fileIds: [],
    }),
  );
  expect(await awaited()).toEqual([[today(), 1]]);
  await sql`delete from step_organisations where application_id = ${id} and step_id = 'architecture-1'`.execute(db);
  expect(await awaited()).toEqual([["-infinity", 1]]);
  expect(await wrong()).toEqual([]);
  await sql`update step_organisations set state = 'passed' where application_id = ${id} and state = 'awaited'`.execute(
    db,
  );
  expect(await awaited()).toEqual([]);
  expect(await wrong()).toEqual([]);
});

test("what is counted of a file goes with it to another district, and away with it", async () => {
  const { db } = kit.database;
  const id = await submitted();
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  const here = await countDays(db, ["opened", "submitted", "awaited"], { territory: kitDistrict });
  const there = { territory: "1718203" };
  expect(await countDays(db, ["awaited"], there)).toBe(0);
  await sql`update applications set district_soato = '1718203' where id = ${id}`.execute(db);
  const gone = here - (await countDays(db, ["opened", "submitted", "awaited"], { territory: kitDistrict }));
  expect(gone).toBeGreaterThan(2);
  expect(await countDays(db, ["opened", "submitted", "awaited"], there)).toBe(gone);
  expect(await wrong()).toEqual([]);
  await sql`delete from applications where id = ${id}`.execute(db);
  expect(await countDays(db, ["opened", "submitted", "awaited"], there)).toBe(0);
  expect(await wrong()).toEqual([]);
});

test("what is counted wrongly is found, and counted anew", async () => {
  const { db } = kit.database;
  await sql`
    insert into day_counts (home_region, district_soato, what, who, day, total)
    values ('1718', ${kitDistrict}, 'opened', '', '2026-03-05', 3)`.execute(db);
  expect(await wrong()).toMatchObject([{ district: kitDistrict, what: "opened", day: "2026-03-05", over: 3 }]);
  await fillDayCounts(db);
  expect(await wrong()).toEqual([]);
});
