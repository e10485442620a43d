import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { childFlags } from "../../platform/child-flags.js";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { openJobs } from "../../platform/jobs/open-jobs.js";
import { openService, type Service } from "../../main/open-service.js";
import { type Contest, makeContest } from "../../testing/contest/contested-applications.js";
import { testSeal } from "../../testing/seal.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { calendarJob } from "./calendar-change.js";
import { applicationsClock, tickApplications } from "./clock.js";

/** Files of which two in five have an announcement that ends. */
const files = 30;
const announced = files * 0.4;
const began = new Date("2026-03-05T09:00:00.000Z");

let directory: string;
let env: Record<string, string>;
let dropDatabase = async (): Promise<void> => {};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yer-clock-"));
  env = {
    YER_MODE: "demo",
    DATA_DIR: directory,
    DATABASE_URL: "",
    SIGNING_KEY: testSeal.key,
    SIGNING_CERTIFICATE: testSeal.certificate,
  };
  const url = process.env["DATABASE_URL"];
  if (url) {
    const made = await makeServerTestDatabase(url);
    env["DATABASE_URL"] = made.url;
    dropDatabase = async () => made.opened.close();
  }
});
afterAll(async () => {
  await dropDatabase();
  await rm(directory, { recursive: true });
});

/** Opens the service on what the last one left. */
async function open(at: Date): Promise<Service & { readonly clock: ReturnType<typeof fixedClock> }> {
  const clock = fixedClock(at.toISOString());
  return { ...(await openService(readConfig(env), pino({ level: "silent" }), { clock })), clock };
}

/** How often each file was moved by the clock, by how many files. */
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

function startTicking(at: Date): ChildProcess {
  return spawn(
    process.execPath,
    [...childFlags, path.resolve(import.meta.dirname, "../../testing/ticking-command.ts")],
    {
      env: { PATH: process.env["PATH"], ...env, TICK_AT: at.toISOString() },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
}

describe("moves of time", () => {
  test("are made once each, though a server is killed in the middle and two others tick at once", async () => {
    const before = await open(began);
    const end = new Date(began.getTime() + 11 * 86_400_000);
    let contest: Contest;
    try {
      contest = await makeContest(before, 10, files, began, false);
    } finally {
      await before.close();
    }
    expect(contest.files).toHaveLength(files);

    const killed = startTicking(end);
    if (killed.stdout === null) throw new Error("The program says what it does.");
    let moving = 0;
    for await (const line of createInterface({ input: killed.stdout })) {
      if (line === "moving") moving += 1;
      // In the middle of the fifth move, or just behind it.
      if (moving === 5) killed.kill("SIGKILL");
    }
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, "exit");
    expect(killed.signalCode).toBe("SIGKILL");

    const after = await open(end);
    try {
      const left = announced - (await movesOfClock(after)).length;
      expect(left).toBeGreaterThan(0);
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
