import type { Mode } from "../config/config.js";
import type { Db } from "./database.js";

/** The database was made in the other mode. */
export class WrongMode extends Error {
  constructor(made: Mode, asked: Mode) {
    super(
      `This database was made in ${made} mode and the server was started in ${asked} mode. ` +
        `A database never changes its mode: set YER_MODE=${made}, or use another database or DATA_DIR.`,
    );
    this.name = "WrongMode";
  }
}

/**
 * Records the mode of a new database; checks that of an old one.
 *
 * @throws {WrongMode}
 */
export async function settleMode(db: Db, mode: Mode, now: Date): Promise<void> {
  await db
    .insertInto("database_mode")
    .values({ mode, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { mode: made } = await db.selectFrom("database_mode").select("mode").executeTakeFirstOrThrow();
  if (made !== mode) throw new WrongMode(made, mode);
}
