import { AsyncLocalStorage } from "node:async_hooks";
import type { Db, Transaction } from "./database.js";
import { databaseErrorCode, isPrimaryKeyTaken } from "./errors.js";
import { isOutdatedPlan } from "./prepared-statements.js";

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Deadlock and serialisation failure. */
const collisions = new Set(["40P01", "40001"]);
const attempts = 4;

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws.
 *
 * When another transaction was in its way (a deadlock, say), or a plan from before a migration, it runs again, so
 * `work` must touch nothing but the database.
 * All of its queries go through the transaction it is given. Reaching for another connection inside would wait
 * for itself for ever on the embedded database, which has one; it throws on both.
 */
export async function withTransaction<Result>(
  db: Db,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // One after the other is the point: each is another try of the same work.
      return await db.transaction().execute(async (transaction) => {
        const state = { open: true };
        try {
          return await running.run(state, () => work(transaction));
        } finally {
          state.open = false;
        }
      });
    } catch (error) {
      if (attempt === attempts || !isRepeatable(error)) throw error;
    }
  }
}

/** Whether another transaction or an old plan was in the way, so that the whole of this one may simply run again. */
function isRepeatable(error: unknown): boolean {
  return (
    collisions.has(databaseErrorCode(error) ?? "") || isPrimaryKeyTaken(error, "history_entry") || isOutdatedPlan(error)
  );
}

/** @throws when called within the work of {@link withTransaction}: every connection asked for there is a mistake. */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) {
    throw new Error(
      "A query inside a transaction asked for another connection. Pass the transaction on and use it instead of db.",
    );
  }
}
