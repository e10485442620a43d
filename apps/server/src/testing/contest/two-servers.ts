import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect } from "vitest";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import { apiPrefix } from "../../platform/http/route.js";
import { openService } from "../../main/open-service.js";
import { makeServerTestDatabase } from "../test-database.js";
import { wayTo, type Way } from "../way-to-database.js";
import type { Ledger, Send } from "./clients.js";
import { contend, expectAgreement, tell, until } from "./contend.js";
import { makeContest } from "./contested-applications.js";
import type { makeChargesContest } from "./contested-charges.js";
import { expectAllHeard, listen, openListener } from "./listener.js";
import type { readRecordedMoney } from "./recorded-money.js";
import { builtServer, productionSettings, startServerProcess, type ServerProcess } from "./server-process.js";
import { freePort } from "../../platform/http/free-port.js";

/** A server that keeps its address while its process comes and goes. */
export interface Place {
  /** The process that runs there, or ran last. */
  now: ServerProcess;
  /** Starts another process there, once the last one ended; of the build at `main` where one is named. */
  start(main?: string): Promise<void>;
}

/** What a disturbance can lay its hands on. */
export interface Stage {
  readonly ledger: Ledger;
  readonly places: readonly [Place, Place];
  /** By which both servers reach their database. */
  readonly way: Way;
  /** Ends every connection that the servers have, as an administrator would. @returns how many */
  endConnections(): Promise<number>;
}

/** How a contest on two servers goes. */
export interface TwoServers {
  /** Names the run in what it prints. */
  readonly name: string;
  /** A database that both can reach. */
  readonly databaseUrl: string;
  readonly people: number;
  readonly files: number;
  /** What they contend for, and what the database says of it; cases and their acts unless named. */
  readonly of?: { readonly make: typeof makeChargesContest; readonly read: typeof readRecordedMoney };
  /** `host:port` of a replica that may become the primary: the servers know both addresses. */
  readonly replica?: string;
  /** The build both start with; this one unless named. */
  readonly main?: string;
  /** What happens while the clients contend. */
  readonly meanwhile: (stage: Stage) => Promise<void>;
}

/**
 * Lets many clients contend on two servers that run under a role of their own (docs/operations.md), disturbs them, and
 * expects that nothing is lost, that nothing is done twice, and that no client got an answer it never should.
 */
export async function expectTwoServersAgree(given: TwoServers): Promise<void> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    const made = await makeServerTestDatabase(given.databaseUrl);
    const { db } = made.opened;
    // A cluster with a replica goes as a whole, and its first primary is gone by then.
    const gone = (done: Promise<unknown>): Promise<unknown> => (given.replica ? done.catch(() => {}) : done);
    cleanUp.push(async () => gone(made.opened.close()));
    const running = `yer_contest_${randomBytes(6).toString("hex")}`;
    await sql`create role ${sql.id(running)} login password 'running'`.execute(db);
    cleanUp.push(async () => {
      await gone(sql`drop owned by ${sql.id(running)}`.execute(db));
      await gone(sql`drop role ${sql.id(running)}`.execute(db));
    });
    // Whoever drops what a role owns, or ends its connections, must belong to it.
    await sql`grant ${sql.id(running)} to current_user`.execute(db);
    const way = await wayTo(made.url);
    cleanUp.push(async () => way.cut());
    const dataDir = await mkdtemp(path.join(tmpdir(), "yer-contest-"));
    cleanUp.push(async () => rm(dataDir, { recursive: true }));
    const settings = productionSettings(alsoAt(made.url, given.replica), dataDir);
    const clock = fixedClock(new Date().toISOString());
    const service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
    const { context } = service;
    cleanUp.push(async () => service.close());
    const { make = makeContest, read } = given.of ?? {};
    const contest = await make({ context, clock }, given.people, given.files, new Date());
    const ofServers = {
      ...settings,
      DATABASE_URL: alsoAt(asRole(way.url, running, "running"), given.replica),
      DATABASE_MIGRATE_URL: alsoAt(way.url, given.replica),
    };
    // Servers start one after the other as an operator would start them; the first one grants what the role lacks.
    const places = [await openPlace(ofServers, given.main), await openPlace(ofServers, given.main)] as const;
    cleanUp.push(async () => Promise.all(places.map(async ({ now }) => now.stop())));

    const since = new Date();
    const endConnections = async (): Promise<number> => {
      const { rows } = await sql<{ many: number }>`
        select count(pg_terminate_backend(pid))::int as many
        from pg_stat_activity where datname = current_database() and usename = ${running}`.execute(db);
      return rows[0]?.many ?? 0;
    };
    const stopListening = new AbortController();
    const listeners = contest.clerks.slice(0, mostListeners).map(openListener);
    const addresses = places.map(({ now }) => now.address);
    const listening = Promise.all(
      listeners.map(async (one) => listen(one.clerk, contest, addresses, one, stopListening.signal)),
    );
    cleanUp.push(async () => {
      stopListening.abort();
      await listening;
    });
    await until(() => listeners.every(({ from }) => from !== undefined));
    const ledger = await contend(
      contest,
      places.map(({ now }) => overNetwork(now.address)),
      async (ofAll) => given.meanwhile({ ledger: ofAll, places, way, endConnections }),
    );
    tell(given.name, ledger);
    await expectAgreement(ledger, since, context, read);
    process.stdout.write(`${given.name}: ${await expectAllHeard(listeners, context)}`);
    expect(ledger.retried).toBeGreaterThan(0);
    expect(ledger.doneSinceLoss).toBeGreaterThan(0);
  } finally {
    for (const each of cleanUp.toReversed()) await each();
  }
}

/** How many of the clerks listen to what happens. */
const mostListeners = 4;

/** A connection string that names a second address, as operations.md says it. */
function alsoAt(url: string, other: string | undefined): string {
  if (other === undefined) return url;
  const { host } = new URL(url);
  return `${url.replace(`@${host}`, `@${host},${other}`)}?target_session_attrs=read-write`;
}

function asRole(url: string, role: string, password: string): string {
  return Object.assign(new URL(url), { username: role, password }).toString();
}

async function openPlace(settings: Readonly<Record<string, string>>, main = builtServer): Promise<Place> {
  const port = await freePort();
  const place: Place = {
    now: await startServerProcess(settings, port, main),
    start: async (other = main) => {
      place.now = await startServerProcess(settings, port, other);
    },
  };
  return place;
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
    const later = reply.headers.get("retry-after");
    return { status: reply.status, text: await reply.text(), ...(later !== null && { retryAfter: Number(later) }) };
  };
}
