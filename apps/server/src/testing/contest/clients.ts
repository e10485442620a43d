import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { usualLimit } from "../limit-for.js";
import type { Clerk, Contest } from "./contested-applications.js";

/** One request and its answer; a server that is gone throws. */
export type Send = (request: {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly token: string;
  readonly key?: string;
  readonly ifMatch?: number;
  readonly body?: unknown;
}) => Promise<{
  readonly status: number;
  readonly text: string;
  /** Seconds after which the server asks to be asked again. */
  readonly retryAfter?: number;
}>;

/** What was answered to all clients together. */
export interface Ledger {
  /** Acts answered 200, by application and what they were. */
  readonly done: Map<string, number>;
  /** Money acknowledged, by application. */
  readonly paid: Map<string, number>;
  /** Answers by status. */
  readonly statuses: Map<number, number>;
  /** Answers that no client should ever get. */
  readonly faults: string[];
  /** Requests whose server was gone or had no database, and which were sent again with the same key. */
  retried: number;
  /** Acts done after the last such loss. */
  doneSinceLoss: number;
}

/** An empty ledger. */
export function openLedger(): Ledger {
  return {
    done: new Map(),
    paid: new Map(),
    statuses: new Map(),
    faults: [],
    retried: 0,
    doneSinceLoss: 0,
  };
}

const add = <K>(counts: Map<K, number>, key: K, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);
/** One of some, by chance. */
export function oneOf<T>(some: readonly T[]): T | undefined {
  return some[Math.floor(Math.random() * some.length)];
}
/** Answers that say somebody else was faster, or that one may not: both are right in a crowd. */
const expectedRefusals = new Set([403, 404, 409, 412]);

/** An act that a client could try next on what they read. */
export interface Try {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  readonly ifMatch?: number;
  /** What it does where it is answered 200, as a ledger counts it: whose id, and the act's name. */
  readonly does: readonly string[];
  /** Money that an application has more by it, in tiyin; below zero: less. */
  readonly paid?: readonly { readonly file: string; readonly amount: number }[];
}

/** What a client reads, and what they could do then. */
export interface Look {
  readonly path: string;
  /** What the client could do, by the text of the answer. */
  readonly tries: (read: string) => readonly Try[];
}

/** One client: reads something of the contest, tries what is open to them, and again, until told to stop. */
export async function runClient(
  clerk: Clerk,
  { lookOf, signInAnew }: Contest,
  servers: readonly Send[],
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  let at = Math.floor(Math.random() * servers.length);
  /** Sends until a server answers: the same act with the same key to the other one, as the apps do. */
  const send = async (request: Omit<Parameters<Send>[0], "token">): ReturnType<Send> => {
    // An outage lasts for as long as the contest wants it to; only one without end ends the asking.
    const givesUp = Date.now() + usualLimit;
    while (Date.now() < givesUp) {
      const server = servers[at % servers.length];
      if (server === undefined) throw new Error("There is no server.");
      const reply = await server({ ...request, token: clerk.token }).catch(() => undefined);
      if (reply?.status === 401 && reply.text.includes('"tokenExpired":true')) {
        // Their database may be the one that is away.
        await signInAnew(clerk).catch(async () => delay(1_000));
        continue;
      }
      // The first try may still be under way behind the connection that was lost.
      if (reply?.status === 409 && reply.text.includes('"in-progress"')) continue;
      if (reply && !(reply.status === 503 && reply.retryAfter !== undefined)) return reply;
      if (reply) add(ledger.statuses, reply.status);
      at += 1;
      ledger.retried += 1;
      ledger.doneSinceLoss = 0;
      // Both may be away: the next try is no use at once.
      await delay(reply?.retryAfter === undefined ? 20 : reply.retryAfter * 1000);
    }
    throw new Error("No server answers.");
  };
  while (!signal.aborted) {
    // A service in this very process answers without a turn of the event loop: no clock would ever stop the crowd.
    await nextTurn();
    const { path, tries } = lookOf(clerk);
    const read = await send({ method: "GET", path });
    add(ledger.statuses, read.status);
    if (read.status !== 200) {
      if (read.status !== 404) ledger.faults.push(`GET ${read.status} ${read.text.slice(0, 300)}`);
      continue;
    }
    const chosen = oneOf(tries(read.text));
    if (chosen === undefined) continue;
    const { does, paid = [], ...request } = chosen;
    const reply = await send({ ...request, key: randomUUID() });
    add(ledger.statuses, reply.status);
    if (reply.status < 300) {
      for (const each of does) add(ledger.done, each);
      for (const { file, amount } of paid) add(ledger.paid, file, amount);
      ledger.doneSinceLoss += 1;
    } else if (!expectedRefusals.has(reply.status) && !reply.text.includes('"receipt-known"')) {
      ledger.faults.push(`${does.join(", ")} ${reply.status} ${reply.text.slice(0, 300)}`);
    }
  }
}
