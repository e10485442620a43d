import { type Selectable, sql } from "kysely";
import type { FillTable } from "../../schema/tables/fills.js";
import type { Db, Transaction } from "../database/database.js";

/** How far a fill is, as its row says. */
export type FillRow = Selectable<FillTable>;

/** All fills that migrations have declared, whichever version's. */
export async function readFills(db: Db): Promise<readonly FillRow[]> {
  return db.selectFrom("fills").selectAll().orderBy("name").execute();
}

/** One of them; `undefined` where no migration has declared it. */
export async function readFill(db: Db, name: string): Promise<FillRow | undefined> {
  return db.selectFrom("fills").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Notes what a fill was thought to come to, unless another process has. */
export async function noteEstimate(db: Db, name: string, rows: number): Promise<void> {
  await db
    .updateTable("fills")
    .set({ rows_estimated: rows })
    .where("name", "=", name)
    .where("rows_estimated", "is", null)
    .execute();
}

/**
 * Takes a fill for one chunk: until the transaction ends nobody else does one of it, or stops it.
 *
 * @returns `undefined`: somebody has it, and the caller would not wait.
 */
export async function takeFill(
  transaction: Transaction,
  name: string,
  isPatient: boolean,
): Promise<FillRow | undefined> {
  const taken = transaction.selectFrom("fills").selectAll().where("name", "=", name).forUpdate();
  return (isPatient ? taken : taken.skipLocked()).executeTakeFirst();
}

/** Bounds what the rest of a transaction waits for a lock and takes for a statement, in milliseconds. */
export async function boundStatements(
  transaction: Transaction,
  { lock, statement }: { readonly lock: number; readonly statement: number },
): Promise<void> {
  await sql`
    select set_config('lock_timeout', ${String(lock)}, true), set_config('statement_timeout', ${String(statement)}, true)
    `.execute(transaction);
}

/** Notes a chunk, in its transaction. */
export async function noteChunk(
  transaction: Transaction,
  name: string,
  done: {
    readonly after: string;
    readonly rows: number;
    readonly milliseconds: number;
    readonly nextRows: number;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .updateTable("fills")
    .set(({ eb, fn }) => ({
      position: done.after,
      rows_done: eb("rows_done", "+", done.rows),
      chunk_rows: done.nextRows,
      worked_milliseconds: eb("worked_milliseconds", "+", done.milliseconds),
      begun_at: fn.coalesce("begun_at", eb.val(done.at)),
      moved_at: done.at,
      fault: null,
    }))
    .where("name", "=", name)
    .execute();
}

/** Notes that nothing is left, in the transaction that found it so. */
export async function noteDone(transaction: Transaction, name: string, at: Date): Promise<void> {
  await transaction
    .updateTable("fills")
    .set(({ eb, fn }) => ({ begun_at: fn.coalesce("begun_at", eb.val(at)), moved_at: at, done_at: at, fault: null }))
    .where("name", "=", name)
    .execute();
}

/** Asks for half as many rows from now on. */
export async function halveChunks(db: Db, name: string): Promise<void> {
  await sql`update fills set chunk_rows = greatest(1, chunk_rows / 2) where name = ${name}`.execute(db);
}

/** Notes what a try ended with, for the operator. */
export async function noteFault(db: Db, name: string, fault: string): Promise<void> {
  await db.updateTable("fills").set({ fault }).where("name", "=", name).execute();
}

/** Stops a fill after the chunk that runs. */
export async function stopFill(db: Db, name: string, at: Date): Promise<void> {
  await db.updateTable("fills").set({ stopped_at: at }).where("name", "=", name).where("done_at", "is", null).execute();
}

/** Lets a stopped fill go on from where it stood. */
export async function letFillGo(db: Db, name: string, at: Date): Promise<void> {
  await db
    .updateTable("fills")
    .set({ stopped_at: null, moved_at: at })
    .where("name", "=", name)
    .where("stopped_at", "is not", null)
    .execute();
}
