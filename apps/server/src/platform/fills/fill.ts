import type { Db, Transaction } from "../database/database.js";

/** The result of one chunk. */
export interface FilledChunk {
  /** The last key it looked at: the next chunk begins behind it. A key of several columns is written as one text. */
  readonly after: string;
  /** How many rows it looked at, whether or not there was something to fill in them. */
  readonly rows: number;
}

/**
 * What a version derives of rows that are older than it: a column, a table. It is done beside people's work, chunk by
 * chunk. Declared by a migration (`declareFill`), listed in `main/fills.ts`.
 *
 * A chunk may meet rows that people are writing, in this version or in the one before, and may run again where it was
 * rolled back. So it locks the rows it derives from (`for share`, or by updating them), and leaves alone what a trigger or
 * a writer has derived already (`on conflict do nothing`, `where … is null`): docs/decisions/0371.
 */
export interface Fill {
  /** Stable: it is found by its name in every version, and operators type it. */
  readonly name: string;
  /** What it is for, in a few words for the operator. */
  readonly why: string;
  /**
   * Fills the next rows by key, at most `limit` of them, and touches nothing but the database.
   *
   * @param after the last key of the chunk before; null at first.
   * @returns `undefined`: there are no more.
   */
  chunk(transaction: Transaction, after: string | null, limit: number): Promise<FilledChunk | undefined>;
  /** About how many rows there are to look at in all; asked once. */
  total(db: Db): Promise<number>;
}
