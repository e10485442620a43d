import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { Events } from "../../platform/events/events.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { openJobs } from "../../platform/jobs/open-jobs.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { calendarJob, reckonTermsAnew } from "../applications/calendar-change.js";
import { applicationsClock, tickApplications } from "./clock.js";

/** Applications of which two in five have an announcement that ends. */
const files = 10;
const announced = files * 0.4;
const dayLength = 86_400_000;

describe("moves of time", () => {
  let service: TestApp;
  let began: Date;
  beforeEach(async () => {
    service = await openTestApp();
    began = service.clock.now();
    await makeContest(service, 10, files, began, false);
  });
  afterEach(async () => service.close());

  /** How often each application was moved by the clock, by how many applications. */
  async function movesOfClock(): Promise<number[]> {
    const rows = await service.context.db
      .selectFrom("history_entry")
      .select((eb) => eb.fn.countAll<number>().as("times"))
      .where("action", "=", "application.moved")
      .where("actor", "is", null)
      .groupBy("record_id")
      .execute();
    return rows.map(({ times }) => times);
  }

  test("are made once each, though a server breaks off in the middle and two others tick at once", async () => {
    const { db, events, secrets } = service.context;
    const end = new Date(began.getTime() + 11 * dayLength);
    service.clock.set(end);
    let told = 0;
    const breaking: Events = {
      ...events,
      // Within the second move of a turn, which takes back the first too; then, one by one, from the second on.
      publish: async (transaction, ...happened) => {
        // Who is told of a move hears it after the move itself.
        if (happened.every(({ kind }) => kind === "notice.told")) return events.publish(transaction, ...happened);
        told += 1;
        if (told === 2 || told > 3) throw new Error("The server is gone.");
        return events.publish(transaction, ...happened);
      },
    };
    await expect(tickApplications(db, breaking, end)).rejects.toThrow("The server is gone.");
    expect(await movesOfClock()).toEqual([1]);

    // Past their leases: as if each had taken the other's job for left behind.
    const made = await Promise.all([tickApplications(db, events, end), tickApplications(db, events, end)]);
    expect(made[0] + made[1]).toBe(announced - 1);
    expect(await movesOfClock()).toEqual(Array.from({ length: announced }, () => 1));
    expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);

    // And as they run: each job on one server at a time, and nothing is left to do.
    const servers = [1, 2].map(() => {
      const jobs = openJobs(db, service.context, pino({ level: "silent" }));
      jobs.register(applicationsClock(db, events));
      jobs.register(calendarJob(db, events));
      return jobs;
    });
    await Promise.all(servers.map(async (jobs) => jobs.runDue()));
    expect(await movesOfClock()).toEqual(Array.from({ length: announced }, () => 1));
  });

  test("that a holiday puts off are put off once, though two servers reckon at once", async () => {
    const at = began;
    const { db, events } = service.context;
    const name = { uz_UZ: "Bayram", uz_Cyrl: "Байрам", ru_RU: "Праздник", en_US: "Holiday" };
    const day = new Date(at.getTime() + dayLength).toISOString().slice(0, 10);
    await db
      .insertInto("calendar_days")
      .values({ day, kind: "holiday", name: jsonb(name) })
      .execute();
    const changed = await Promise.all([reckonTermsAnew(db, events, at), reckonTermsAnew(db, events, at)]);
    const entries = await db
      .selectFrom("history_entry")
      .select("record_id")
      .where("action", "=", "deadline.recomputed")
      .execute();
    expect(entries.length).toBeGreaterThan(0);
    expect(changed[0] + changed[1]).toBe(entries.length);
    expect(new Set(entries.map(({ record_id: id }) => id)).size).toBe(entries.length);
  });
});
