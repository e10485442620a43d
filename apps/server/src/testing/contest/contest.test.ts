import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { apiPrefix } from "../../http/route.js";
import { fixedClock } from "../../clock/clock.js";
import { readConfig } from "../../config/config.js";
import type { Context } from "../../context.js";
import type { Db } from "../../database/database.js";
import { verifyHistory } from "../../history/verifyHistory.js";
import { verifyStatuses } from "../../applications/verifyStatuses.js";
import { openService } from "../../openService.js";
import { openTestApp } from "../testApp.js";
import { makeServerTestDatabase } from "../testDatabase.js";
import { type Ledger, openLedger, runClient, type Send } from "./clients.js";
import { type Contest, makeContest } from "./contested-files.js";
import { readRecorded } from "./recorded.js";
import { productionSettings, startServerProcess } from "./server-process.js";

const databaseServer = process.env["DATABASE_URL"];
/** The long run has YER_CONTEST_SECONDS=60. */
const seconds = Number(process.env["YER_CONTEST_SECONDS"] || 20);
const people = Number(process.env["YER_CONTEST_CLIENTS"] || 200);
const files = 50;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

/** Runs all clients for a while (how much comes into a minute is the question, so time it is that ends it); `midway` happens in the middle. */
async function contend(
  contest: Contest,
  servers: readonly Send[],
  lasting: number,
  midway: () => Promise<void> = async () => {},
): Promise<Ledger> {
  const ledger = openLedger();
  const stop = new AbortController();
  const clients = contest.clerks.map(async (clerk) => runClient(clerk, contest, servers, ledger, stop.signal));
  await delay(lasting / 2);
  await midway();
  await delay(lasting / 2);
  stop.abort();
  await Promise.all(clients);
  return ledger;
}

/** What was acknowledged is what was done: each act once, no money more or less, no version skipped. */
async function expectAgreement(ledger: Ledger, db: Db, since: Date, context: Context): Promise<void> {
  const recorded = await readRecorded(db, since);
  expect(ledger.faults).toEqual([]);
  expect(Object.fromEntries(recorded.done)).toEqual(Object.fromEntries(ledger.done));
  expect(Object.fromEntries(recorded.paid)).toEqual(Object.fromEntries(ledger.paid));
  expect(recorded.lost).toEqual([]);
  expect((await verifyStatuses(db)).faults).toEqual([]);
  expect((await verifyHistory(db, context.secrets.historyPublicKey)).faults).toEqual([]);
}

function tell(what: string, ledger: Ledger): void {
  const acts = [...ledger.done.values()].reduce((sum, times) => sum + times, 0);
  const answers = [...ledger.statuses]
    .toSorted(([one], [two]) => one - two)
    .map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(`${what}: ${acts} acts done, ${answers.join(", ")}, ${ledger.retried} sent again.\n`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** A server by its address. */
function overNetwork(address: string): Send {
  return async ({ method, path: to, token, key, ifMatch, body }) => {
    const reply = await fetch(`${address}${apiPrefix}${to}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { "idempotency-key": key }),
        ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  };
}

// Two servers want a database that both can reach: the step `postgres` has one.
describe.runIf(databaseServer)("two servers on one database", () => {
  test(
    `${people} clients on ${files} files for ${seconds} s lose nothing and do nothing twice, though one server is killed`,
    { timeout: seconds * 1_000 + 180_000 },
    async () => {
      const made = await makeServerTestDatabase(databaseServer ?? "");
      cleanUp.push(async () => made.opened.close());
      const dataDir = await mkdtemp(path.join(tmpdir(), "yer-contest-"));
      cleanUp.push(async () => rm(dataDir, { recursive: true }));
      const settings = productionSettings(made.url, dataDir);
      const clock = fixedClock(new Date().toISOString());
      const service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
      const { context } = service;
      cleanUp.push(async () => service.close());
      const contest = await makeContest({ context, clock }, people, files, new Date());
      const [one, other] = await Promise.all(
        [await freePort(), await freePort()].map(async (port) => startServerProcess(settings, port)),
      );
      if (one === undefined || other === undefined) throw new Error("Two servers were started.");
      cleanUp.push(
        async () => one.stop(),
        async () => other.stop(),
      );

      const since = new Date();
      const ledger = await contend(
        contest,
        [one, other].map(({ address }) => overNetwork(address)),
        seconds * 1_000,
        async () => other.kill(),
      );
      tell("Two servers, one killed", ledger);
      await expectAgreement(ledger, context.db, since, context);
      expect(ledger.retried).toBeGreaterThan(0);
      expect(ledger.doneSinceLoss).toBeGreaterThan(0);
    },
  );
});

test("40 clients of one server on 10 files lose nothing and do nothing twice", { timeout: 120_000 }, async () => {
  const service = await openTestApp();
  cleanUp.push(async () => service.close());
  const { context, clock } = service;
  const at = clock.now();
  const contest = await makeContest(service, 40, 10, at);
  const inside: Send = async ({ method, path: to, token, key, ifMatch, body }) =>
    service.call({
      method,
      path: to,
      token,
      body,
      headers: {
        ...(key !== undefined && { "idempotency-key": key }),
        ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
      },
    });
  const ledger = await contend(contest, [inside], 4_000);
  tell("One server", ledger);
  await expectAgreement(ledger, context.db, at, context);
});
