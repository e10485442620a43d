import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { planEqualsApplications } from "../../testing/plan-agrees.js";
import { submit } from "../application-acts/service.js";
import { updateFacts } from "../applications/facts-service.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { type PlanReading, readProgress, schedulePage } from "./queries.js";
import { changeSchedule } from "./version-queries.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

test("progress is what was opened and first submitted on the days of a schedule, and by it a schedule is late", async () => {
  const { db } = kit.database;
  const { operator } = kit.cast;
  const neighborhood = kit.facts().neighborhoodId;
  const today = kit.clock.now().toISOString().slice(0, 10);
  const from = new Date(kit.clock.now().getTime() - 4 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(kit.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const id = uuidv7();
  await db
    .insertInto("schedules")
    .values({
      home_region: kitDistrict.slice(0, 4),
      id,
      neighborhood_id: neighborhood,
      region_soato: kitDistrict.slice(0, 4),
      district_soato: kitDistrict,
      year: Number(from.slice(0, 4)),
      state: "schedule_running",
      starts_on: from,
      ends_on: to,
      organisation_id: operator.organisation?.id ?? "",
      people: jsonb([]),
      plots: 10,
      end_reason: null,
      created_at: kit.clock.now(),
      state_since: kit.clock.now(),
    })
    .execute();
  const reading: PlanReading = { actor: operator, today, latePercent: 10 };
  const row = async () => (await schedulePage(db, reading, {})).items[0];
  expect(await row()).toMatchObject({ opened: 0, submitted: 0, expected: 4, late: true });

  const files = [await kit.create(), await kit.create(), await kit.create(), await kit.create()];
  for (const file of files.slice(0, 3)) await kit.act(operator, async (tx, acting) => submit(tx, acting, file));
  expect(await row()).toMatchObject({ opened: 4, submitted: 3, finished: 0, expected: 4, late: false });
  expect(await readProgress(db, reading, {})).toMatchObject([
    { state: "schedule_running", schedules: 1, running: 1, late: 0, plots: 10, opened: 4, submitted: 3, expected: 4 },
  ]);
  // An application is moved on the map while it is corrected; what was done stays.
  const facts = kit.facts({ legalBasis: 2 });
  await kit.act(operator, async (tx, acting) =>
    updateFacts(tx, acting, files[3] ?? "", { body: { ...facts, occupier: facts.occupier }, ifMatch: 1 }),
  );
  await planEqualsApplications(db);
  // A schedule that is placed elsewhere counts what was done there.
  await addNeighborhood(db, "14160090");
  const place = async (neighborhoodId: string) =>
    kit.act(operator, async (tx) =>
      changeSchedule(tx, { home_region: kitDistrict.slice(0, 4), id }, { neighborhoodId }),
    );
  await place("14160090");
  expect(await row()).toMatchObject({ opened: 0, submitted: 0 });
  await place(neighborhood);
  expect(await row()).toMatchObject({ opened: 4, submitted: 3 });
});

test("late in the register's SQL is late by the rule, whatever the numbers", async () => {
  const { db } = kit.database;
  for (const [plots, percent] of [
    [1, 0],
    [7, 10],
    [10, 10],
    [10, 5],
    [300, 33],
  ] as const) {
    await sql`update schedules set plots = ${plots}`.execute(db);
    for (let ahead = -6; ahead < 8; ahead += 1) {
      const today = new Date(kit.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
      const reading: PlanReading = { actor: kit.cast.operator, today, latePercent: percent };
      const all = await schedulePage(db, reading, {});
      const late = await schedulePage(db, reading, { late: true });
      const notLate = await schedulePage(db, reading, { late: false });
      expect(late.total).toBe(all.items[0]?.late === true ? 1 : 0);
      expect(notLate.total).toBe(1 - late.total);
    }
  }
});
