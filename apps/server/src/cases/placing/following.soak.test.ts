import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childFlags } from "../../platform/child-flags.js";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import type { Db } from "../../platform/database/database.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { openService } from "../../main/open-service.js";
import { addNeighborhood, bareNeighborhood } from "../../testing/bare-application.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { planEqualsApplications } from "../../testing/plan-agrees.js";
import { testSeal } from "../../testing/seal.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { tickFollowing } from "./follow.js";

const files = 60;
const into = "14160002";
const began = new Date("2026-03-05T09:00:00.000Z");

let directory: string;
let env: Record<string, string>;
let dropDatabase = async (): Promise<void> => {};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yer-follow-"));
  env = {
    YER_MODE: "demo",
    DATA_DIR: directory,
    DATABASE_URL: "",
    SIGNING_KEY: testSeal.key,
    SIGNING_CERTIFICATE: testSeal.certificate,
    TICK_WHAT: "follow",
    TICK_AT: began.toISOString(),
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

const open = async () => {
  const clock = fixedClock(began.toISOString());
  return { ...(await openService(readConfig(env), pino({ level: "silent" }), { clock })), clock };
};

async function numbersOf(db: Db) {
  const { rows } = await sql<{ place: string; files: number; history: number }>`
    select a.neighborhood_id as place, count(*)::integer as files, (sum((
      select count(*) from history_entry as h where h.record_id = a.id::text and h.action = 'application.placed'
    )))::integer as history
    from applications as a group by 1 order by 1`.execute(db);
  return rows;
}

test("a process killed among the files of a merged place loses and doubles none of them", async () => {
  const before = await open();
  try {
    await makeContest(before, 10, files, began, false);
    const { db } = before.context;
    await addNeighborhood(db, into);
    await sql`
      update neighborhoods set active = false, follow_asked = 1 where id = ${bareNeighborhood}`.execute(db);
    await sql`
      insert into place_successions (from_code, to_code, kind, at)
      values (${bareNeighborhood}, ${into}, 'merged', ${began})`.execute(db);
  } finally {
    await before.close();
  }

  const program = path.resolve(import.meta.dirname, "../../testing/ticking-command.ts");
  const killed = spawn(process.execPath, [...childFlags, program], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = 0;
  for await (const line of createInterface({ input: killed.stdout })) {
    if (line === "moving") told += 1;
    // In the middle of its second turn: the first is committed.
    if (told === 30) killed.kill("SIGKILL");
  }
  if (killed.exitCode === null && killed.signalCode === null) await once(killed, "exit");
  expect(killed.signalCode).toBe("SIGKILL");

  const after = await open();
  try {
    const { db, events, secrets } = after.context;
    const [left, moved] = await numbersOf(db);
    expect(left).toMatchObject({ place: bareNeighborhood, history: 0 });
    expect(moved).toEqual({ place: into, files: files - (left?.files ?? 0), history: moved?.files });
    await planEqualsApplications(db);
    await Promise.all([tickFollowing(db, events, began), tickFollowing(db, events, began)]);
    expect(await numbersOf(db)).toEqual([{ place: into, files, history: files }]);
    await planEqualsApplications(db);
    expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  } finally {
    await after.close();
  }
});
