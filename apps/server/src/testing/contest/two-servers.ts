import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect } from "vitest";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import { apiPrefix } from "../../platform/http/route.js";
import { openService } from "../../main/open-service.js";
import { makeServerTestDatabase } from "../test-database.js";
import type { Ledger, Send } from "./clients.js";
import { contend, expectAgreement, tell } from "./contend.js";
import { makeContest } from "./contested-applications.js";
import { productionSettings, startServerProcess } from "./server-process.js";

/** How a contest on two servers goes. */
export interface TwoServers {
  /** A database that both can reach. */
  readonly databaseUrl: string;
  readonly people: number;
  readonly files: number;
  /** What happens before one of the servers is killed, and after it. */
  readonly before: (ledger: Ledger) => Promise<void>;
  readonly after: (ledger: Ledger) => Promise<void>;
}

/** Lets many clients contend on two servers, of which one is killed, and expects that nothing is lost or done twice. */
export async function expectTwoServersAgree(given: TwoServers): Promise<void> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    const made = await makeServerTestDatabase(given.databaseUrl);
    cleanUp.push(async () => made.opened.close());
    const dataDir = await mkdtemp(path.join(tmpdir(), "yer-contest-"));
    cleanUp.push(async () => rm(dataDir, { recursive: true }));
    const settings = productionSettings(made.url, dataDir);
    const clock = fixedClock(new Date().toISOString());
    const service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
    const { context } = service;
    cleanUp.push(async () => service.close());
    const contest = await makeContest({ context, clock }, given.people, given.files, new Date());
    const [one, other] = await Promise.all(
      [await freePort(), await freePort()].map(async (port) => startServerProcess(settings, port)),
    );
    if (one === undefined || other === undefined) throw new Error("Two servers were started.");
    cleanUp.push(
      async () => one.stop(),
      async () => other.stop(),
    );

    const since = new Date();
    const servers = [one, other].map(({ address }) => overNetwork(address));
    const ledger = await contend(contest, servers, async (running) => {
      await given.before(running);
      await other.kill();
      await given.after(running);
    });
    tell("Two servers, one killed", ledger);
    await expectAgreement(ledger, since, context);
    expect(ledger.retried).toBeGreaterThan(0);
    expect(ledger.doneSinceLoss).toBeGreaterThan(0);
  } finally {
    for (const each of cleanUp.toReversed()) await each();
  }
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
