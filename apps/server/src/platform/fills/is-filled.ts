import type { Db } from "../database/database.js";
import { UnknownFill } from "./fill-on.js";
import { readFill } from "./queries.js";

/** What was found filled, by the database it was asked of: it stays so. */
const filled = new WeakMap<Db, Set<string>>();

/**
 * Whether a fill is done, for code that takes the old way until then. Remembered once it is; before, and within a
 * transaction, it is one look-up by key.
 *
 * @throws {UnknownFill}
 */
export async function isFilled(db: Db, name: string): Promise<boolean> {
  if (filled.get(db)?.has(name)) return true;
  const row = await readFill(db, name);
  if (row === undefined) throw new UnknownFill(name);
  if (row.done_at === null) return false;
  filled.set(db, (filled.get(db) ?? new Set()).add(name));
  return true;
}
