import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { openJobs } from "../../platform/jobs/open-jobs.js";
import type { Service } from "../../main/open-service.js";
import { type Contest, makeContest } from "../../testing/contest/contested-applications.js";
import { type KilledService, makeKilledService } from "../../testing/killed-service.js";
import { calendarJob } from "../applications/calendar-change.js";
import { applicationsClock, tickApplications } from "./clock.js";

/** Applications of which two in five have an announcement that ends. */
const files = 30;
const announced = files * 0.4;
const began = new Date("2026-03-05T09:00:00.000Z");

let service: KilledService;
beforeAll(async () => {
  service = await makeKilledService("clock", began);
});
afterAll(async () => service.close());

/** How often each application was moved by the clock, by how many applications. */
async function movesOfClock({ context }: Service): Promise<number[]> {
  const rows = await context.db
    .selectFrom("history_entry")
    .select((eb) => eb.fn.countAll<number>().as("times"))
    .where("action", "=", "application.moved")
    .where("actor", "is", null)
    .groupBy("record_id")
    .execute();
  return rows.map(({ times }) => times);
}

describe("moves of time", () => {
  test("are made once each, though a server is killed in the middle and two others tick at once", async () => {
    const before = await service.open();
    const end = new Date(began.getTime() + 11 * 86_400_000);
    let contest: Contest;
    try {
      contest = await makeContest(before, 10, files, began, false);
    } finally {
      await before.close();
    }
    expect(contest.files).toHaveLength(files);

    // In the middle of the fifth move.
    expect(await service.goOn("ticking", { WORK_AT: end.toISOString(), KILLED_AT: "5" })).toBe("SIGKILL");

    const after = await service.open(end);
    try {
      const left = announced - (await movesOfClock(after)).length;
      // They were one turn, which is made whole or not at all.
      expect(left).toBe(announced);
      // Past their leases: as if each had taken the other's job for left behind.
      const { db, events } = after.context;
      const made = await Promise.all([tickApplications(db, events, end), tickApplications(db, events, end)]);
      expect(made[0] + made[1]).toBe(left);
      expect(await movesOfClock(after)).toEqual(Array.from({ length: announced }, () => 1));
      const { faults } = await verifyHistory(db, after.context.secrets.historyPublicKey);
      expect(faults).toEqual([]);

      // And as they run: each job on one server at a time, and nothing is left to do.
      const servers = [1, 2].map(() => {
        const jobs = openJobs(db, after.context, pino({ level: "silent" }));
        jobs.register(applicationsClock(db, events));
        jobs.register(calendarJob(db, events));
        return jobs;
      });
      await Promise.all(servers.map(async (jobs) => jobs.runDue()));
      expect(await movesOfClock(after)).toEqual(Array.from({ length: announced }, () => 1));
    } finally {
      await after.close();
    }
  });
});
