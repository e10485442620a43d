import { afterAll, beforeAll, expect, test } from "vitest";
import { statusKeys } from "@yer/api/contract/statuses";
import { tickApplications } from "../applications/clock.js";
import { verifyHistory } from "../history/verifyHistory.js";
import { openTestApp, type TestApp } from "../testing/testApp.js";
import { fillDemonstration } from "./fill.js";
import { planFile } from "./plan.js";
import { inRegion } from "./plots.js";

const files = 45;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillDemonstration(app.context, new AbortController().signal, files);
});
afterAll(() => app.close());

test("every file reaches the status it was planned for", async () => {
  const rows = await app.context.db.selectFrom("applications").select(["status", "number"]).orderBy("id").execute();
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: files }, (_, index) => planFile(index).target));
});

test("the first files of the demonstration's district show every status", () => {
  const own = Array.from({ length: 33 }, (_, n) => planFile(n * 2).target);
  expect(new Set(own)).toEqual(new Set(statusKeys));
});

test("plots lie in their regions", () => {
  for (let index = 0; index < 500; index += 1) {
    const { facts } = planFile(index);
    for (const [x, y] of facts.outline?.coordinates[0] ?? []) {
      expect(inRegion(facts.districtSoato.slice(0, 4), [x, y]), `file ${index}`).toBe(true);
    }
  }
});

test("no act lies after today, and the history verifies", async () => {
  const late = await app.context.db
    .selectFrom("history_entry")
    .select("at")
    .where("at", ">", app.clock.now())
    .execute();
  expect(late).toEqual([]);
  expect((await verifyHistory(app.context.db, app.context.secrets.historyPublicKey)).faults).toEqual([]);
});

test("the clock finds nothing to do: no announcement, payment or appeal is over that should still run", async () => {
  expect(await tickApplications(app.context.db, app.context.events, app.clock.now())).toBe(0);
});

test("a stopped filling goes on where it ended", async () => {
  await fillDemonstration(app.context, AbortSignal.abort(), files + 5);
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ filling: files / (files + 5) });
  await fillDemonstration(app.context, new AbortController().signal, files + 5);
  const { total } = await app.context.db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  expect(total).toBe(files + 5);
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ filling: null });
});
