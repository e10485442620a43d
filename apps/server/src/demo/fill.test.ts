import type { AreaFacts } from "@yer/api/contract/area-facts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { statusKeys } from "@yer/api/contract/statuses";
import { causeIn } from "../cases/areas/area-cause.js";
import { tickApplications } from "../cases/application-acts/clock.js";
import { withTransaction } from "../platform/database/transaction.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import { verifyJournal } from "../money/journal/verify-journal.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { fillTestApp } from "../testing/fill-test-app.js";
import { planEqualsApplications } from "../testing/plan-agrees.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";
import { batchMachine } from "../main/batch-machine.js";
import { fillDemonstration } from "./fill.js";
import { demoDistrict } from "./identities.js";
import { liveArea } from "./live-area.js";
import { planApplication } from "./plan.js";
import { inRegion, madePlot } from "./plots.js";
import { randomOf } from "./random.js";

const applications = 45;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  // As it was lived in this run: all that is shown elsewhere is a copy of it.
  await fillTestApp(app, applications);
});
afterAll(() => app.close());

test("every file reaches the status it was planned for", async () => {
  const rows = await app.context.db.selectFrom("applications").select(["status", "number"]).orderBy("id").execute();
  expect(rows.map(({ status }) => status)).toEqual(
    Array.from({ length: applications }, (_, index) => planApplication(index).target),
  );
});

test("the first files of the demonstration's district show every status", () => {
  const own = Array.from({ length: 33 }, (_, n) => planApplication(n * 2).target);
  expect(new Set(own)).toEqual(new Set(statusKeys));
});

test("plots lie in their regions", () => {
  for (let index = 0; index < 500; index += 1) {
    const { facts } = planApplication(index);
    for (const [x, y] of facts.outline?.coordinates[0] ?? []) {
      expect(inRegion(facts.districtSoato.slice(0, 4), [x, y]), `file ${index}`).toBe(true);
    }
  }
});

test("plots lie in the outlines of their neighbourhoods, which are marked as approximate and made up", async () => {
  const { rows } = await sql<{ outlined: number; approximate: number; inside: number; plots: number }>`
    select (select count(*) from place_outlines where length(code) = 8) as outlined,
      (select count(*) from place_outlines
        where length(code) = 8 and kind = 'approximate' and credit like 'Demonstration%') as approximate,
      count(*) as plots, count(*) filter (where ST_Intersects(o.outline, ST_Centroid(a.outline))) as inside
    from all_plots as a join place_outlines as o on o.code = a.neighborhood_id
    join place_outlines as d on d.code = a.district_soato and ST_Intersects(d.outline, a.outline)`.execute(
    app.context.db,
  );
  const [found] = rows;
  expect(found?.outlined).toBeGreaterThan(2000);
  expect(found?.approximate).toBe(found?.outlined);
  expect(found?.plots).toBeGreaterThan(20);
  expect(found?.inside).toBe(found?.plots);
});

test("areas are found beside files, in states and baskets, some over a file's plot", async () => {
  await fillDemonstration(app.context, batchMachine, new AbortController().signal, applications);
  const { db } = app.context;
  // Land of applications that ended unregistered lies there too.
  const areas = await db.selectFrom("areas").select("id").where("source", "!=", "application").execute();
  expect(areas.length).toBe(Math.ceil(applications / 8));
  const laidAside = await db
    .selectFrom("areas")
    .select("basket_reason")
    .where("basket", "=", "not_registered")
    .execute();
  expect(laidAside.length).toBeGreaterThan(0);
  // Each names the application that ended, as a code that is said in the reader's language.
  expect(laidAside.filter(({ basket_reason }) => causeIn(basket_reason) === undefined)).toEqual([]);
  const { mixed } = await db
    .selectFrom("plot_overlaps")
    .select((eb) => eb.fn.countAll<number>().as("mixed"))
    .where((eb) => eb("plot_kind", "!=", eb.ref("other_kind")))
    .executeTakeFirstOrThrow();
  expect(mixed).toBeGreaterThan(0);
});

test("the demonstration's district has plan schedules in every state, of two years", async () => {
  const rows = await app.context.db
    .selectFrom("schedules")
    .select(["state", "year"])
    .where("district_soato", "=", demoDistrict)
    .execute();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(scheduleStateKeys));
  expect(new Set(rows.map(({ year }) => year)).size).toBeGreaterThan(1);
  await planEqualsApplications(app.context.db);
});

test("no act lies after today, and the history verifies", async () => {
  const late = await app.context.db
    .selectFrom("history_entry")
    .select("at")
    .where("at", ">", app.clock.now())
    .execute();
  expect(late).toEqual([]);
  expect((await verifyHistory(app.context.db, app.context.secrets.historyPublicKey)).faults).toEqual([]);
  expect((await verifyJournal(app.context.db)).faults).toEqual([]);
});

test("the clock finds nothing to do: no announcement, payment or appeal is over that should still run", async () => {
  expect(await tickApplications(app.context.db, app.context.events, app.clock.now())).toBe(0);
});

test("a stopped filling goes on where it ended", async () => {
  await fillDemonstration(app.context, batchMachine, AbortSignal.abort(), applications + 5);
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ filling: applications / (applications + 5) });
  await fillDemonstration(app.context, batchMachine, new AbortController().signal, applications + 5);
  const { total } = await app.context.db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  expect(total).toBe(applications + 5);
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ filling: null });
});

test("an area where a group is at work already waits for none", async () => {
  const { db, events, signer } = app.context;
  const { neighborhood_id: neighborhoodId } = await db
    .selectFrom("schedules")
    .select("neighborhood_id")
    .where("state", "=", "schedule_running")
    .where("district_soato", "=", demoDistrict)
    .where("neighborhood_id", "in", (eb) => eb.selectFrom("neighborhoods").select("id").where("active", "=", true))
    .executeTakeFirstOrThrow();
  const facts: AreaFacts = {
    districtSoato: demoDistrict,
    neighborhoodId,
    legalBasis: null,
    cadastreNumber: null,
    address: null,
    occupiedSince: 1999,
    sizes: { total: 400, documented: null, excess: null, built: null },
    buildings: [],
    outline: madePlot(randomOf("an area of this test"), demoDistrict, 4000).outline,
    source: "inspector",
    foundOn: null,
    foundBy: null,
  };
  const around = { events, signer, settings: await readSettings(db), now: app.clock.now() };
  await withTransaction(db, async (transaction) =>
    liveArea(transaction, facts, "area_waiting", { ...around, days: 30 }),
  );
  const area = await db
    .selectFrom("areas")
    .select(["state", "confirmed"])
    .where("neighborhood_id", "=", neighborhoodId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(area).toEqual({ state: "area_new", confirmed: true });
});
