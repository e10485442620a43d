import type { Application } from "@yer/api/contract/applications";
import type { MoveKey } from "@yer/api/contract/statuses";
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
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
  /** Acts answered 200, by file and what they were. */
  readonly done: Map<string, number>;
  /** Money acknowledged, by file. */
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
const reason = "Sinov uchun sabab";
/** How long a client asks for one answer: an outage of the database may last, a server's restart takes seconds. */
const patienceMilliseconds = 120_000;
/** Answers that say somebody else was faster, or that one may not: both are right in a crowd. */
const expectedRefusals = new Set([403, 404, 409, 412]);

/** An act that a client could try next on a file as it reads it. */
interface Try {
  readonly name: MoveKey | "answer" | "facts";
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly amount?: number;
}

function triesOn(clerk: Clerk, view: Application): Try[] {
  const path = `/applications/${view.id}`;
  const open = view.moves.filter(({ allowed }) => allowed).map(({ key }) => key);
  const tries: Try[] = [];
  const post = (name: Try["name"], to: string, body?: unknown, amount?: number) =>
    tries.push({ name, method: "POST", path: `${path}${to}`, body, ...(amount !== undefined && { amount }) });
  const requests = [{ kind: "correct_occupier", note: "Tuzating" }];
  if (clerk.office === "operator" && view.status === "editing") {
    const { files: _files, ...facts } = view.facts;
    const body = { ...facts, address: `Sinov koʻchasi, ${randomUUID()}` };
    // After a return only what it names may be changed.
    if (view.editRequests.length === 0) {
      tries.push({ name: "facts", method: "PUT", path: `${path}/facts`, body, ifMatch: view.version });
    }
    for (const { id, answer } of view.editRequests) {
      if (answer === null) post("answer", `/edit-requests/${id}/answer`, { answer: "Tuzatildi" });
    }
  }
  for (const key of open) {
    if (key === "submit") post(key, "/submit");
    if (key === "start_discussion") post(key, "/discussion");
    if (key === "give_conclusion") {
      const stepId = clerk.office === "architect" ? "architecture" : "ecology";
      const answers = clerk.office === "architect" ? { "17": 2 } : { "21": 1 };
      const verdict = Math.random() < 0.6 ? "negative" : "positive";
      post(key, "/conclusions", { stepId, verdict, summary: "Xulosa", answers, fileIds: [] });
    }
    if (key === "review_return") post(key, "/review", { to: "editing", reason, requests });
    if (key === "return" && Math.random() < 0.1) post(key, "/return", { reason, requests });
    if (key === "justice_positive") post(key, "/justice", { verdict: "positive", reason });
    if (key === "record_payment" && view.charge !== null) {
      const amount = 1 + Math.floor(Math.random() * 4_000_000);
      const document = randomUUID();
      post(key, "/receipts", { amount, paidOn: "2026-01-05", document }, amount);
    }
    if (key === "council_for") post(key, "/council", { verdict: "for", number: "1", date: "2026-01-05" });
  }
  return tries;
}

/** One client: reads a file of the contest, tries what is open to them, and again, until told to stop. */
export async function runClient(
  clerk: Clerk,
  { files: applications, signInAnew }: Contest,
  servers: readonly Send[],
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  let at = Math.floor(Math.random() * servers.length);
  /** Sends until a server answers: the same act with the same key to the other one, as the apps do. */
  const send = async (request: Omit<Parameters<Send>[0], "token">): ReturnType<Send> => {
    const patience = Date.now() + patienceMilliseconds;
    while (Date.now() < patience) {
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
    const id = applications[Math.floor(Math.random() * applications.length)] ?? "";
    const read = await send({ method: "GET", path: `/applications/${id}` });
    add(ledger.statuses, read.status);
    if (read.status !== 200) {
      if (read.status !== 404) ledger.faults.push(`GET ${read.status} ${read.text.slice(0, 300)}`);
      continue;
    }
    const tries = triesOn(clerk, JSON.parse(read.text) as Application);
    const chosen = tries[Math.floor(Math.random() * tries.length)];
    if (chosen === undefined) continue;
    const { name, amount, ...request } = chosen;
    const reply = await send({ ...request, key: randomUUID() });
    add(ledger.statuses, reply.status);
    if (reply.status === 200) {
      add(ledger.done, `${id} ${name}`);
      if (amount !== undefined) add(ledger.paid, id, amount);
      ledger.doneSinceLoss += 1;
    } else if (!expectedRefusals.has(reply.status)) {
      ledger.faults.push(`${name} ${reply.status} ${reply.text.slice(0, 300)}`);
    }
  }
}
