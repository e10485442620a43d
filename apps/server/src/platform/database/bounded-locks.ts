import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../../schema/database.js";
import { databaseErrorCode } from "./errors.js";

/** How long a migration waits for what others hold, in milliseconds. */
export interface LockWaits {
  /**
   * For one lock. Whoever asks for the same table meanwhile stands behind it, so this is what people feel of a
   * migration; docs/decisions/0369 says why it is two seconds.
   */
  readonly lock: number;
  /** Between two tries: those who stood behind it go first. */
  readonly pause: number;
  /** In all; then somebody has to look. */
  readonly whole: number;
}

/** Bounds in milliseconds for a service in production. */
export const lockWaits: LockWaits = { lock: 2000, pause: 3000, whole: 180_000 };

/** A migration did not get a lock in time and was rolled back; it may be tried again. */
export class LockedOut extends Error {
  /** @param holders who held it, in words; none where they were gone before they could be told. */
  constructor(holders: readonly string[], cause: unknown) {
    super(`It waited for a lock of ${holders.length > 0 ? holders.join(", ") : "a session that has ended"}.`, {
      cause,
    });
    this.name = "LockedOut";
  }
}

/**
 * The migration as it is, but waiting for each of its locks no longer than `milliseconds`.
 *
 * @param db where to ask who holds what it waits for, over another connection than its own.
 * @throws {LockedOut} from its `up`.
 */
export function withBoundedLocks(db: Kysely<Database>, migration: Migration, milliseconds: number): Migration {
  return {
    up: async (transaction) => {
      // Outside a transaction runs only what waits in nobody's way.
      if (!transaction.isTransaction) return migration.up(transaction);
      await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const done = new AbortController();
      const holders = holdersOf(db, rows[0]?.pid ?? 0, milliseconds / 2, done.signal);
      try {
        await migration.up(transaction);
      } catch (error) {
        if (databaseErrorCode(error) !== "55P03") throw error;
        done.abort();
        throw new LockedOut(await holders, error);
      } finally {
        done.abort();
      }
    },
  };
}

/**
 * Who was last seen holding what the session `pid` waits for, looked up every so often until `done`. It is asked for a
 * message alone, so it never rejects: where it cannot be asked, the answer says so.
 */
async function holdersOf(
  db: Kysely<Database>,
  pid: number,
  every: number,
  done: AbortSignal,
): Promise<readonly string[]> {
  let seen: readonly string[] = [];
  try {
    for (;;) {
      await setTimeout(every, undefined, { signal: done });
      const { rows } = await sql<{ who: string }>`
        select format('%s (process %s, role %s)', coalesce(nullif(application_name, ''), 'a program'), pid, usename) as who
        from pg_stat_activity where pid = any(pg_blocking_pids(${pid})) order by pid`.execute(db);
      if (rows.length > 0) seen = rows.map(({ who }) => who);
    }
  } catch (error) {
    if (done.aborted) return seen;
    return [...seen, `a session that could not be asked for (${String(error)})`];
  }
}
