import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../schema/database.js";
import { Problem } from "../problem/problem.js";
import { addressesOf } from "./addresses.js";
import type { Db } from "./database.js";
import { describeError } from "./errors.js";
import { openPool, ServerDialect } from "./postgres.js";
import { overDialect } from "./statements.js";

/** Copies of the database that are read from in its stead. */
export interface Replicas {
  /**
   * One that holds everything the primary had acknowledged when this was called; undefined where none does soon enough.
   * Fails only where the primary cannot be asked.
   */
  caughtUp(): Promise<Db | undefined>;
  /** Lets go of all connections. */
  close(): Promise<void>;
}

/** Milliseconds that a reader waits for a replica to come as far as the primary: more than one that is well ever needs. */
const patience = 100;
/** Milliseconds between two looks at it. */
const look = 5;
/** Milliseconds in which one that is behind, away or no replica is not asked again: its readers would each wait for it. */
const rest = 2_000;
/** Milliseconds to connect to one: readers have the primary besides. */
const connectMilliseconds = 500;

interface Replica {
  readonly host: string;
  readonly db: Kysely<Database>;
  /** By {@link performance.now}: it is not asked before. */
  restsUntil: number;
  /** Why it was not read from when it was asked last; said once. */
  why: string | undefined;
}

/**
 * Opens the replicas of a primary, one for each host that a connection string names. They are asked in turns.
 * @param url names replicas themselves: behind a proxy, what was asked how far it is need not be what is read from next.
 */
export function openReplicas(url: string, primary: Db, logger: FastifyBaseLogger): Replicas {
  const replicas: readonly Replica[] = addressesOf(url).map((address) => ({
    host: new URL(address).host,
    db: overDialect(new ServerDialect(openPool(address, connectMilliseconds))),
    restsUntil: 0,
    why: undefined,
  }));
  let turn = 0;

  function note(replica: Replica, why: string | undefined): void {
    if (why !== undefined) replica.restsUntil = performance.now() + rest;
    if (why === replica.why) return;
    replica.why = why;
    const told = { replica: replica.host, why };
    if (why === undefined) logger.info(told, "a replica is read from");
    else logger.warn(told, "a replica is not read from");
  }

  return {
    caughtUp: async () => {
      const now = performance.now();
      const ready = replicas.filter(({ restsUntil }) => restsUntil <= now);
      if (ready.length === 0) return undefined;
      const position = await acknowledged(primary);
      turn = (turn + 1) % ready.length;
      for (const replica of [...ready.slice(turn), ...ready.slice(0, turn)]) {
        const why = await missing(replica.db, position);
        note(replica, why);
        if (why === undefined) return replica.db;
      }
      return undefined;
    },
    close: async () => {
      await Promise.all(replicas.map(async ({ db }) => db.destroy()));
    },
  };
}

/** How far the primary's log is on disk: whatever it has acknowledged lies before that. */
async function acknowledged(primary: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
    primary,
  );
  // Unknown, no replica is as far.
  return rows[0]?.position ?? "FFFFFFFF/FFFFFFFF";
}

/** Why a server cannot be read from in the primary's stead; undefined once it holds all that lies before a position. */
async function missing(replica: Kysely<Database>, position: string): Promise<string | undefined> {
  const end = performance.now() + patience;
  try {
    for (;;) {
      const { rows } = await sql<{ replays: boolean; holds: boolean | null }>`
        select pg_is_in_recovery() as replays, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as holds`.execute(
        replica,
      );
      if (rows[0]?.replays !== true) return "it is no replica";
      if (rows[0].holds === true) return undefined;
      if (performance.now() >= end) return "it is behind";
      await wait(look);
    }
  } catch (error) {
    return describeError(error);
  }
}

/** What {@link readAside} needs of the service's context. */
export interface ReadsAside {
  readonly db: Db;
  readonly replicas?: Replicas;
  readonly logger: FastifyBaseLogger;
}

/**
 * Reads from a replica that has caught up, where there is one, and from the primary where there is none or where it fails:
 * for reads that are long and need no lock. What they see is never older than what the caller has been told.
 *
 * @param work only reads, and may be run twice; a {@link Problem} is its answer, anything else a failure.
 */
export async function readAside<T>({ db, replicas, logger }: ReadsAside, work: (db: Db) => Promise<T>): Promise<T> {
  const replica = await replicas?.caughtUp();
  if (replica === undefined) return work(db);
  try {
    return await work(replica);
  } catch (error) {
    if (error instanceof Problem) throw error;
    logger.warn({ error: describeError(error) }, "a replica could not answer; the primary is asked");
    return work(db);
  }
}
