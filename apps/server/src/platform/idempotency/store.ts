import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { MachineTime } from "../clock/clock.js";
import type { Db, Transaction } from "../database/database.js";
import { jsonb } from "../sql/jsonb.js";
import type { Job } from "../jobs/jobs.js";

/** One act of a person: the same key comes with every retry of it. */
export interface Act {
  /** User id; for calls without a session, what stands for the caller. */
  readonly actor: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly method: string;
  /** Path with its parameters filled in, and the query. */
  readonly path: string;
  /** The body as it arrived; empty when there is none. */
  readonly body: Uint8Array;
}

/** A reply as it is given again: status below 500, headers by lower-case name. */
export interface StoredReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The same act is being worked on at this moment, here or on another server: 409 `in-progress`. */
export class ActInProgress extends Error {
  constructor() {
    super("The same Idempotency-Key is being worked on at this moment; try again.");
    this.name = "ActInProgress";
  }
}

/** The key has been used for another request: 422 `idempotency-mismatch`. */
export class ActMismatch extends Error {
  constructor() {
    super("The Idempotency-Key was used for another request; every act needs a key of its own.");
    this.name = "ActMismatch";
  }
}

/** How long a reply is given again. */
const keptMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The reply this act was given before, or undefined. Looked up before `If-Match`: after a success the version the
 * caller names is stale by the act's own doing.
 *
 * @throws {ActMismatch}
 */
export async function findReply(db: Db | Transaction, act: Act, now: MachineTime): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom("idempotent_act")
    .selectAll()
    .where("actor", "=", act.actor)
    .where("key", "=", act.key)
    .where("at", ">", keptSince(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.method !== act.method || row.path !== act.path || !row.body_hash.equals(hashOf(act.body))) {
    throw new ActMismatch();
  }
  return { status: row.status, headers: row.headers as StoredReply["headers"], body: row.body };
}

/**
 * First thing in an act's transaction: no other server can be working on it until the transaction ends.
 *
 * @returns the reply, when another request finished the act since {@link findReply}: answer it and do nothing.
 * @throws {ActInProgress}
 * @throws {ActMismatch}
 */
export async function beginAct(transaction: Transaction, act: Act, now: MachineTime): Promise<StoredReply | undefined> {
  const lock = createHash("sha256").update(`idempotent act\0${act.actor}\0${act.key}`).digest().readBigInt64BE();
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${lock.toString()}::text::bigint) as free`.execute(transaction);
  if (!rows[0]?.free) throw new ActInProgress();
  return findReply(transaction, act, now);
}

/** Last thing in an act's transaction: reply and writes are kept together or not at all. A 5xx is never kept. */
export async function finishAct(
  transaction: Transaction,
  act: Act,
  reply: StoredReply,
  now: MachineTime,
): Promise<void> {
  if (reply.status >= 500) return;
  const row = {
    actor: act.actor,
    key: act.key,
    method: act.method,
    path: act.path,
    body_hash: hashOf(act.body),
    status: reply.status,
    headers: jsonb(reply.headers),
    body: reply.body,
    at: now,
  };
  // A row in the way is older than a day, or begin would have found it.
  await transaction
    .insertInto("idempotent_act")
    .values(row)
    .onConflict((conflict) => conflict.columns(["actor", "key"]).doUpdateSet(row))
    .execute();
}

const inFlight = new Set<string>();

/**
 * Runs an act unless this very server is at it already. On the embedded database, whose transactions queue, this is
 * what notices a double click; {@link beginAct} does between servers.
 *
 * @throws {ActInProgress}
 */
export async function onceAtATime<Result>(act: Act, work: () => Promise<Result>): Promise<Result> {
  const name = `${act.actor}\0${act.key}`;
  if (inFlight.has(name)) throw new ActInProgress();
  inFlight.add(name);
  try {
    return await work();
  } finally {
    inFlight.delete(name);
  }
}

/** Forgets replies older than a day, hourly. */
export function forgetRepliesJob(db: Db): Job {
  return {
    name: "forget-replies",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 3600,
    tick: async (now) => {
      await db.deleteFrom("idempotent_act").where("at", "<=", keptSince(now)).execute();
    },
  };
}

function keptSince(now: MachineTime): Date {
  return new Date(now.getTime() - keptMilliseconds);
}

function hashOf(body: Uint8Array): Buffer {
  return createHash("sha256").update(body).digest();
}
