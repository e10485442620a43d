import type { Db, Transaction } from "./database.js";
import { withTransaction } from "./transaction.js";

/** So many at once: others wait for their locks, and on the embedded database for its one connection, no longer. */
export const turn = 20;

/**
 * Does something to many records, some in each transaction: what they share is read once and committed once. Where one
 * fails, those of its turn are done again, each in a transaction of its own, so that it keeps no other back.
 * @returns the sum of what `work` answered
 */
export async function inTurns<One>(
  db: Db,
  all: readonly One[],
  work: (transaction: Transaction, some: readonly One[]) => Promise<number>,
  failed: (one: One, cause: unknown) => void,
): Promise<number> {
  let done = 0;
  for (let from = 0; from < all.length; from += turn) {
    const some = all.slice(from, from + turn);
    try {
      done += await withTransaction(db, async (transaction) => work(transaction, some));
    } catch {
      for (const one of some) {
        try {
          done += await withTransaction(db, async (transaction) => work(transaction, [one]));
        } catch (cause) {
          failed(one, cause);
        }
      }
    }
  }
  return done;
}
