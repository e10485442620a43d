import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { doubles, doublesFill, dropNumbers, makeNumbers, numbersAsTheyStand } from "../../testing/filled-numbers.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { fixedClock, machineClockOf } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/open-database.js";
import type { Jobs, MachineJob } from "../jobs/jobs.js";
import { openJobs } from "../jobs/open-jobs.js";
import type { Fill } from "./fill.js";
import { fillsJob } from "./fills-job.js";
import { readFill, stopFill } from "./queries.js";

const clock = fixedClock("2026-03-05T09:00:00Z");
const machineClock = machineClockOf(clock);
const logger = pino({ level: "silent" });
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => makeNumbers(database.db, 300));
afterEach(async () => dropNumbers(database.db));
afterAll(async () => database.close());

/** One tick of the job; chunks follow each other without a rest. */
const tick = async (fills: readonly Fill[], isStopping?: () => boolean) =>
  fillsJob({ db: database.db, machineClock, logger }, fills, async () => {}).tick(machineClock.now(), isStopping);
const row = async (name = doubles) => readFill(database.db, name);

test("does what was declared to its end, and finds nothing to do afterwards", async () => {
  expect(await tick([doublesFill()])).toBe(false);
  expect(await numbersAsTheyStand(database.db)).toEqual({ derived: 300, wrong: 0, looked: 300, most: 1 });
  expect(await tick([doublesFill()])).toBe(false);
  expect(await numbersAsTheyStand(database.db)).toMatchObject({ looked: 300 });
});

test("breaks off when the server stops, to be gone on with", async () => {
  let chunks = 0;
  const counted = doublesFill(() => void (chunks += 1));
  expect(await tick([counted], () => chunks > 0)).toBe("unfinished");
  expect(await row()).toMatchObject({ rows_done: 100, done_at: null });
});

test("a fill that fails says why, is tried again with the next tick, and holds up no other", async () => {
  const { db } = database;
  await db.insertInto("fills").values({ name: "halves", moved_at: machineClock.now() }).execute();
  let isWell = false;
  const failing: Fill = {
    ...doublesFill(),
    name: "halves",
    chunk: async () => {
      if (!isWell) throw new Error("no half of it");
      return undefined;
    },
  };
  expect(await tick([failing, doublesFill()])).toBe(false);
  expect((await row("halves"))?.fault).toMatch(/^Error: no half of it/);
  expect((await row())?.done_at).toEqual(machineClock.now());
  isWell = true;
  expect(await tick([failing, doublesFill()])).toBe(false);
  expect(await row("halves")).toMatchObject({ done_at: machineClock.now(), fault: null });
});

test("leaves alone what is stopped, what this version does not know, and what no migration has declared here", async () => {
  await stopFill(database.db, doubles, machineClock.now());
  expect(await tick([doublesFill(), { ...doublesFill(), name: "thirds" }])).toBe(false);
  expect(await tick([])).toBe(false);
  expect(await row()).toMatchObject({ position: null, begun_at: null, done_at: null });
});

/** A server's jobs, of which the fills' are the only ones. */
function serverWith(job: MachineJob): Jobs {
  const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
  jobs.register(job);
  return jobs;
}
const newer = () => fillsJob({ db: database.db, machineClock, logger }, [doublesFill()], async () => {});

test("a server of a version that does not know a fill puts it off for nobody", async () => {
  await database.db.deleteFrom("job").execute();
  const before = serverWith(fillsJob({ db: database.db, machineClock, logger }, []));
  expect(await before.runDue()).toEqual(["fills"]);
  expect(await serverWith(newer()).runDue()).toEqual(["fills"]);
  expect(await row()).toMatchObject({ done_at: machineClock.now() });
});

test("a server of a version whose turns put fills off by a minute does not hold them up", async () => {
  await database.db.deleteFrom("job").execute();
  const before = serverWith({ ...newer(), everySeconds: 60, tick: async () => false });
  expect(await before.runDue()).toEqual(["fills"]);
  expect(await serverWith(newer()).runDue()).toEqual(["fills"]);
  expect(await row()).toMatchObject({ done_at: machineClock.now() });
});
