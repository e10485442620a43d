import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedClock } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/openDatabase.js";
import { openTestDatabase } from "../testing/testDatabase.js";
import { freeLeases, openJobs } from "./openJobs.js";

const logger = pino({ level: "silent" });
const minute = 60_000;

describe("jobs", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom("job").execute();
  });

  test("run when due by the service's clock, once per period", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const ticks: string[] = [];
    const jobs = openJobs(database.db, clock, logger);
    jobs.register({ name: "count", everySeconds: 3600, tick: async (now) => void ticks.push(now.toISOString()) });
    expect(await jobs.runDue()).toEqual(["count"]);
    expect(await jobs.runDue()).toEqual([]);
    clock.advance(59 * minute);
    expect(await jobs.runDue()).toEqual([]);
    clock.advance(minute);
    expect(await jobs.runDue()).toEqual(["count"]);
    expect(ticks).toEqual(["2026-03-05T09:00:00.000Z", "2026-03-05T10:00:00.000Z"]);
  });

  test("run on one of several servers", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    let ticks = 0;
    const servers = [1, 2, 3].map(() => {
      const jobs = openJobs(database.db, clock, logger);
      jobs.register({ name: "count", everySeconds: 60, tick: async () => void (ticks += 1) });
      return jobs;
    });
    await Promise.all(servers.map(async (jobs) => jobs.runDue()));
    expect(ticks).toBe(1);
  });

  test("are taken over from a server that was killed, when its lease ends", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const real = fixedClock("2030-01-01T00:00:00Z");
    const { promise: forever } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const killed = openJobs(database.db, clock, logger, real);
    killed.register({
      name: "long",
      everySeconds: 60,
      tick: async () => {
        begin();
        await forever;
      },
    });
    void killed.runDue();
    await begun;

    let taken = 0;
    const heir = openJobs(database.db, clock, logger, real);
    heir.register({ name: "long", everySeconds: 60, tick: async () => void (taken += 1) });
    await heir.runDue();
    expect(taken).toBe(0);
    real.advance(minute);
    await heir.runDue();
    expect(taken).toBe(1);
  });

  test("are free again after a restart of the embedded database's only server", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const real = fixedClock("2030-01-01T00:00:00Z");
    await database.db
      .insertInto("job")
      .values({ name: "left", next_at: clock.now(), leased_until: new Date("2031-01-01"), holder: "dead" })
      .execute();
    const jobs = openJobs(database.db, clock, logger, real);
    jobs.register({ name: "left", everySeconds: 60, tick: async () => {} });
    expect(await jobs.runDue()).toEqual([]);
    await freeLeases(database.db);
    expect(await jobs.runDue()).toEqual(["left"]);
  });

  test("are tried again a minute after they failed, and hold nothing else up", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, clock, logger);
    let tries = 0;
    jobs.register({
      name: "failing",
      everySeconds: 86_400,
      tick: async () => {
        tries += 1;
        throw new Error("no");
      },
    });
    jobs.register({ name: "well", everySeconds: 86_400, tick: async () => {} });
    expect(await jobs.runDue()).toEqual(["failing", "well"]);
    clock.advance(minute);
    expect(await jobs.runDue()).toEqual(["failing"]);
    expect(tries).toBe(2);
  });

  test("run again after the clock was set back", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, clock, logger);
    jobs.register({ name: "count", everySeconds: 60, tick: async () => {} });
    await jobs.runDue();
    clock.set(new Date("2024-11-01T00:00:00Z"));
    expect(await jobs.runDue()).toEqual(["count"]);
  });
});
