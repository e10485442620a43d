import { areaSchedules } from "@yer/api/contract/areas";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { type MadePerson, makeOrganisation } from "../../testing/people.js";
import { planCalls, planPeople, planPlaces } from "../../testing/plan-calls.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { planClock, type PlanReached, tickPlan } from "./clock.js";

const [one, two] = planPlaces;
let app: TestApp;
let district: MadePerson;
let reviewer: MadePerson;
let teamId: string;

beforeAll(async () => {
  app = await openTestApp();
  for (const id of planPlaces) await addNeighborhood(app.context.db, id);
  teamId = await makeOrganisation(app, { territory: kitDistrict, name: "Kadastr" });
});
afterAll(() => app.close());

/** Goes to a moment, where everybody signs in anew. */
async function at(moment: string): Promise<void> {
  app.clock.set(new Date(moment));
  ({ district, reviewer } = await planPeople(app));
}

beforeEach(async () => {
  await at("2026-03-05T07:00:00Z");
  await sql`delete from schedules`.execute(app.context.db);
});

const { terms, post, list, tick, enterArea, approved } = planCalls(() => ({ app, district, reviewer, teamId }));

test("the clock begins a schedule on its first day and closes it after its last; the region prolongs or closes early", async () => {
  const id = await approved();
  expect(await tick()).toBe(0);
  await at("2026-03-09T19:30:00Z");
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await list("state=schedule_running")).toMatchObject({ total: 1 });
  const moved = await post(`/schedules/${id}/change`, district, {
    ...terms({ startsOn: "2026-03-12" }),
    reason: "Keyinroq",
  });
  expect([moved.status, moved.body["reasons"]]).toMatchObject([409, [{ code: "schedule-started" }]]);
  const longer = await post(`/schedules/${id}/prolongation`, reviewer, { endsOn: "2026-03-25", reason: "Yomgʻir" });
  expect(longer.body).toMatchObject({ endsOn: "2026-03-25", state: "schedule_running" });
  app.clock.set(new Date("2026-03-25T18:59:00Z"));
  expect(await tick()).toBe(0);
  await at("2026-03-25T19:00:00Z");
  expect(await tick()).toBe(1);
  expect(await list("state=schedule_closed")).toMatchObject({ total: 1 });

  const early = await approved({ startsOn: "2026-03-27", endsOn: "2026-04-20" });
  await at("2026-03-28T07:00:00Z");
  await tick();
  const closed = await post(`/schedules/${early}/closing`, reviewer, { reason: "Tugadi" });
  expect(closed.body).toMatchObject({ state: "schedule_closed", endsOn: "2026-03-28", endReason: "Tugadi" });
});

/** Ids of the areas that the district lists. */
async function listed(query: string): Promise<string[]> {
  const { body } = await app.call({ path: `/areas?limit=200&${query}`, token: district.token });
  const items = body["items"] as { id: string }[];
  expect(body["total"]).toBe(items.length);
  return items.map((item) => item.id);
}

test("areas are narrowed by the schedule of their neighbourhood as it stands, and whatever is asked shares out the list", async () => {
  const id = await enterArea(one);
  const where = async (): Promise<string[]> => {
    const shares = await Promise.all(areaSchedules.map(async (schedule) => listed(`schedule=${schedule}`)));
    expect(shares.flat().toSorted()).toEqual((await listed("")).toSorted());
    return areaSchedules.filter((_, index) => shares[index]?.includes(id));
  };
  expect(await where()).toEqual(["none"]);
  await approved();
  expect(await where()).toEqual(["ahead"]);
  await at("2026-03-10T07:00:00Z");
  await tick();
  expect(await where()).toEqual(["running"]);
  // The next is approved already: what runs counts.
  await approved({ startsOn: "2026-03-27", endsOn: "2026-04-20" });
  expect(await where()).toEqual(["running"]);
});

test("confirmed areas wait while no schedule runs, and are new again when one begins", async () => {
  const { db } = app.context;
  const id = await enterArea(one);
  await sql`update areas set confirmed = true where id = ${id}`.execute(db);
  const state = async () => (await app.call({ path: `/areas/${id}`, token: district.token })).body;
  await tick();
  expect(await state()).toMatchObject({ state: "area_waiting" });
  await approved();
  await at("2026-03-10T07:00:00Z");
  await tick();
  expect(await state()).toMatchObject({ state: "area_new", confirmed: true, sentence: { code: "new_open" } });
  await at("2026-03-20T07:00:00Z");
  await tick();
  expect(await state()).toMatchObject({ state: "area_waiting" });
  await sql`update areas set confirmed = false, state = 'area_new'`.execute(db);
});

test("areas begin in slices: one that breaks off leaves the rest due, what cannot move holds none up, and none begins twice", async () => {
  const { db, events } = app.context;
  // Entered first, looked at first, and in a place that will be no more.
  const stuck = [await enterArea(two), await enterArea(two)];
  const ids = [await enterArea(one), await enterArea(one), await enterArea(one)];
  const all = sql.join([...stuck, ...ids]);
  await sql`update areas set confirmed = true where id in (${all})`.execute(db);
  expect(await tick()).toBe(5);
  await approved();
  await approved({ neighborhoodId: two });
  await at("2026-03-10T07:00:00Z");
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select sum(area_waiting)::integer as n from district_counts`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const before = await waiting();
  const reached: PlanReached = new Map();
  /** So many pages of two: those of schedules first, then of areas. */
  const slice = async (pages: number) => {
    let left = pages;
    const isOver = () => (left -= 1) < 0;
    const { moved, isUnfinished } = await tickPlan(db, events, app.clock.now(), { size: 2, reached, isOver });
    return [moved, isUnfinished];
  };
  expect(await slice(1)).toEqual([2, true]);
  await sql`update neighborhoods set active = false where id = ${two}`.execute(db);
  expect([await slice(2), await slice(2)]).toEqual([
    [0, true],
    [2, true],
  ]);
  expect(await waiting()).toBe(before - 2);

  // The job of a server that stops begins nothing, and says that there is more.
  const job = planClock(db, events);
  expect(await job.tick(app.clock.now(), () => true)).toBe("unfinished");
  expect(await waiting()).toBe(before - 2);
  expect(await slice(9)).toEqual([1, false]);
  expect(reached.size).toBe(0);
  expect(await job.tick(app.clock.now())).toBeUndefined();
  expect(await waiting()).toBe(before - 3);
  const { rows } = await sql<{ record_id: string }>`
    select record_id from history_entry where action = 'area.begin' and record_id in (${all})`.execute(db);
  expect(rows.map(({ record_id }) => record_id).toSorted()).toEqual(ids.toSorted());
  await sql`update neighborhoods set active = true where id = ${two}`.execute(db);
  await sql`update areas set confirmed = false, state = 'area_new' where id in (${all})`.execute(db);
});
