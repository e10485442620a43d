import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { allEndpoints, type Endpoint, permissionCodes } from "@yer/api/contract";
import { pino } from "pino";
import { openService } from "../main/open-service.js";
import { fixedClock, machineClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import type { Context } from "../platform/context.js";
import { apiPrefix } from "../platform/http/route.js";
import { kitDistrict } from "./application-kit.js";
import { builtServer, productionSettings, type ServerProcess, startServerProcess } from "./contest/server-process.js";
import { freePort } from "../platform/http/free-port.js";
import { drawnCalls, faultOf, type Hostile, hostileCalls } from "./hostile-calls.js";
import { makePerson, signIn } from "./people.js";
import type { TestReply } from "./test-app.js";
import { makeServerTestDatabase } from "./test-database.js";

/** What came of a siege. */
export interface Siege {
  /** Answers by status; 0: the call could not be sent, or its connection was closed without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly string[];
  /** MB of heap that both servers use, the least that was seen in each quarter of the siege. */
  readonly heap: readonly number[];
}

/** How many calls are under way at a time. */
const atATime = 6;
/** How often what throttles count is forgotten: or they would answer for the rest. */
const forgetEvery = 5;

/** Little room, so that what is not needed any more is soon given back, and what is kept for good ends the server. */
const littleHeap = "--max-old-space-size=256";

/** How long a siege is. */
export interface SiegeLength {
  /** Of the prepared calls, one in this many is made. */
  readonly oneIn: number;
  /** Calls drawn for each operation beside them. */
  readonly drawn: number;
}

/** Calls every operation of the contract in odd ways on two built servers. */
export async function besiege(databaseUrl: string, length: SiegeLength): Promise<Siege> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    const made = await makeServerTestDatabase(databaseUrl);
    cleanUp.push(async () => made.opened.close());
    const dataDir = await mkdtemp(path.join(tmpdir(), "yer-siege-"));
    cleanUp.push(async () => rm(dataDir, { recursive: true }));
    const metricsToken = randomBytes(24).toString("base64url");
    const settings = {
      ...productionSettings(made.url, dataDir),
      METRICS_TOKEN: metricsToken,
      NODE_OPTIONS: littleHeap,
    };
    const service = await openService(readConfig(settings), pino({ level: "silent" }), {
      clock: fixedClock(new Date().toISOString()),
    });
    cleanUp.push(async () => service.close());
    const servers = [
      await startServerProcess(settings, await freePort(), builtServer),
      await startServerProcess(settings, await freePort(), builtServer),
    ];
    cleanUp.push(async () => Promise.all(servers.map(async (server) => server.stop())));
    return await callAll(service.context, servers, metricsToken, length);
  } finally {
    for (const each of cleanUp.toReversed()) await each();
  }
}

async function callAll(
  context: Context,
  servers: readonly ServerProcess[],
  metricsToken: string,
  { oneIn, drawn }: SiegeLength,
): Promise<Siege> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const quarters: number[][] = [[], [], [], []];
  let calls = 0;
  const hear = async (endpoint: Endpoint, caller: Caller, call: Hostile): Promise<void> => {
    calls += 1;
    if (calls % forgetEvery === 0) await context.db.deleteFrom("throttles").execute();
    const reply = await send(servers[calls % servers.length]?.address ?? "", call, caller.token);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const fault = reply.status === 0 ? undefined : faultOf(reply);
    if (fault !== undefined) faults.push(`${endpoint.id}, ${call.what.slice(0, 60)}: ${fault}`);
    // Their token ran out, or an odd call ended their session as any call may.
    if (reply.status === 401) await caller.signInAnew();
  };
  for (const [nth, endpoint] of allEndpoints.entries()) {
    const caller = await openCaller(context);
    const thoughtOf = hostileCalls(endpoint).filter((_, at) => at % oneIn === nth % oneIn);
    const all = [...thoughtOf, ...drawnCalls(endpoint, drawn)];
    await Promise.all(
      Array.from({ length: atATime }, async (_, lane) => {
        for (const [at, call] of all.entries()) if (at % atATime === lane) await hear(endpoint, caller, call);
      }),
    );
    const used = await Promise.all(servers.map(async ({ address }) => heapOf(address, metricsToken)));
    quarters[Math.floor((nth * 4) / allEndpoints.length)]?.push(used.reduce((sum, one) => sum + one, 0));
  }
  return { statuses, faults, heap: quarters.map((seen) => Math.min(...seen)) };
}

interface Caller {
  token: string;
  readonly signInAnew: () => Promise<void>;
}

/** Somebody who may do everything in a district. */
async function openCaller(context: Context): Promise<Caller> {
  const clock = fixedClock(new Date().toISOString());
  const { id, token } = await makePerson({ context, clock }, { territory: kitDistrict, codes: permissionCodes });
  const caller: Caller = {
    token,
    signInAnew: async () => {
      ({ token: caller.token } = await signIn({ context }, { id, isStaff: true }, machineClock.now()));
    },
  };
  return caller;
}

async function send(address: string, call: Hostile, token: string): Promise<TestReply> {
  const { method = "GET", path: to, body, headers } = call;
  const patience = new AbortController();
  try {
    const reply = await fetch(`${address}${apiPrefix}${to}`, {
      method,
      redirect: "manual",
      signal: patience.signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined || method === "GET"
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const type = reply.headers.get("content-type") ?? "";
    // A stream never ends: that it began is its answer.
    const text = type.startsWith("text/event-stream") ? "" : await reply.text();
    return {
      status: reply.status,
      text,
      body: type.includes("json") ? (JSON.parse(text) as Record<string, unknown>) : {},
      headers: Object.fromEntries(reply.headers),
    };
  } catch (error) {
    if (error instanceof TypeError) return { status: 0, text: "", body: {}, headers: {} };
    throw error;
  } finally {
    patience.abort();
  }
}

/** MB of heap that a server uses. */
async function heapOf(address: string, token: string): Promise<number> {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const used = /^yer_nodejs_heap_size_used_bytes (\S+)$/m.exec(await reply.text())?.[1];
  if (used === undefined) throw new Error("The server does not say how much heap it uses.");
  return Number(used) / 1_000_000;
}
