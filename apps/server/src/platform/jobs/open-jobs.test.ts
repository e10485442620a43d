import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedClock, machineClock, machineClockOf, systemClock } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { openEvents } from "../events/events.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { freeLeases, openJobs } from "./open-jobs.js";

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
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    jobs.register({
      name: "count",
      lane: "clock",
      everySeconds: 3600,
      tick: async (now) => void ticks.push(now.toISOString()),
    });
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
      const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
      jobs.register({ name: "count", lane: "clock", everySeconds: 60, tick: async () => void (ticks += 1) });
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
    const killed = openJobs(database.db, { legalClock: clock, machineClock: machineClockOf(real) }, logger);
    killed.register({
      name: "long",
      lane: "clock",
      everySeconds: 60,
      tick: async () => {
        begin();
        await forever;
      },
    });
    void killed.runDue();
    await begun;

    let taken = 0;
    const heir = openJobs(database.db, { legalClock: clock, machineClock: machineClockOf(real) }, logger);
    heir.register({ name: "long", lane: "clock", everySeconds: 60, tick: async () => void (taken += 1) });
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
    const jobs = openJobs(database.db, { legalClock: clock, machineClock: machineClockOf(real) }, logger);
    jobs.register({ name: "left", lane: "clock", everySeconds: 60, tick: async () => {} });
    expect(await jobs.runDue()).toEqual([]);
    await freeLeases(database.db);
    expect(await jobs.runDue()).toEqual(["left"]);
  });

  test("are tried again a minute after they failed, and hold nothing else up", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    let tries = 0;
    jobs.register({
      name: "failing",
      lane: "clock",
      everySeconds: 86_400,
      tick: async () => {
        tries += 1;
        throw new Error("no");
      },
    });
    jobs.register({ name: "well", lane: "clock", everySeconds: 86_400, tick: async () => {} });
    expect(await jobs.runDue()).toEqual(["failing", "well"]);
    clock.advance(minute);
    expect(await jobs.runDue()).toEqual(["failing"]);
    expect(tries).toBe(2);
  });

  test("that broke off go on at once behind the others of their lane, and hear that the server stops", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let left = 2;
    const heard: (boolean | undefined)[] = [];
    jobs.register({
      name: "long",
      lane: "clock",
      everySeconds: 3600,
      tick: async (_, isStopping) => {
        left -= 1;
        if (left >= 0) return "unfinished";
        heard.push(isStopping?.());
        begin();
        await ended;
        heard.push(isStopping?.());
        return "unfinished";
      },
    });
    jobs.register({ name: "well", lane: "clock", everySeconds: 3600, tick: async () => {} });
    expect(await jobs.runDue()).toEqual(["long", "well"]);
    expect(await jobs.runDue()).toEqual(["long"]);
    const last = jobs.runDue();
    await begun;
    const stopped = jobs.stop();
    end();
    await stopped;
    expect([await last, heard]).toEqual([["long"], [false, true]]);
  });

  test("run again after the clock was set back", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    jobs.register({ name: "count", lane: "clock", everySeconds: 60, tick: async () => {} });
    await jobs.runDue();
    clock.set(new Date("2024-11-01T00:00:00Z"));
    expect(await jobs.runDue()).toEqual(["count"]);
  });

  test("of the law, of scans and of mail go on while one of many records is at work", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    jobs.register({
      name: "bulk",
      lane: "bulk",
      everySeconds: 3600,
      tick: async () => {
        begin();
        await ended;
      },
    });
    const urgent = (["clock", "scans", "mail"] as const).map((lane) => {
      const { promise: ticked, resolve: tick } = Promise.withResolvers<void>();
      jobs.register({ name: lane, lane, everySeconds: 1, tick: async () => begun.then(tick) });
      return ticked;
    });
    jobs.start();
    await begun;
    await expect(Promise.all(urgent)).resolves.toHaveLength(3);
    end();
    await jobs.stop();
  });

  test("of one lane wait for each other", async () => {
    const clock = fixedClock("2026-03-05T09:00:00Z");
    const jobs = openJobs(database.db, { legalClock: clock, machineClock }, logger);
    let atWork = 0;
    let most = 0;
    for (const name of ["one", "two"]) {
      jobs.register({
        name,
        lane: "bulk",
        everySeconds: 60,
        tick: async () => {
          most = Math.max(most, (atWork += 1));
          await database.db.selectFrom("job").select("name").execute();
          atWork -= 1;
        },
      });
    }
    await Promise.all([jobs.runDue(), jobs.runDue()]);
    expect(most).toBe(1);
  });

  /** A started job that finds nothing and rests; `next` waits for its next look. */
  function resting(restsSeconds: number) {
    const jobs = openJobs(database.db, { legalClock: systemClock, machineClock }, logger);
    let looks = 0;
    let seen = Promise.withResolvers<void>();
    jobs.register({
      name: "work",
      lane: "bulk",
      everySeconds: 1,
      restsSeconds,
      tick: async () => {
        looks += 1;
        seen.resolve();
      },
    });
    jobs.start();
    return {
      jobs,
      looks: () => looks,
      next: async () => {
        await seen.promise;
        seen = Promise.withResolvers<void>();
      },
    };
  }

  describe("that rest", () => {
    test("are woken by work given in their own process", async () => {
      const { jobs, looks, next } = resting(3600);
      await next();
      jobs.wake();
      await next();
      expect(looks()).toBe(2);
      await jobs.stop();
    });

    test("are woken by what another server told, though it sent nothing but a notification", async () => {
      const [here, there] = await Promise.all([openEvents(database, logger), openEvents(database, logger)]);
      const { jobs, looks, next } = resting(3600);
      const unhear = here.subscribe(() => jobs.wake());
      await next();
      await withTransaction(database.db, async (transaction) => there.publish(transaction, { kind: "bulk.given" }));
      await next();
      expect(looks()).toBe(2);
      unhear();
      await jobs.stop();
      await Promise.all([here.close(), there.close()]);
    });

    test("look again when their rest is over, though nothing was told", async () => {
      const { jobs, looks, next } = resting(1);
      await next();
      await next();
      expect(looks()).toBe(2);
      await jobs.stop();
    });
  });
});
