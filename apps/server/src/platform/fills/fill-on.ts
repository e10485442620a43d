import type { MachineClock } from "../clock/clock.js";
import type { Db } from "../database/database.js";
import { databaseErrorCode } from "../database/errors.js";
import { withTransaction } from "../database/transaction.js";
import type { Fill } from "./fill.js";
import { boundStatements, halveChunks, noteChunk, noteDone, noteEstimate, readFill, takeFill } from "./queries.js";

/** How long a chunk is meant to take, in milliseconds: whoever wants one of its rows waits for so long. */
const aimMilliseconds = 200;
/** A chunk waits no longer for rows that somebody is writing: they may be many, and others want those it has. */
const lockMilliseconds = 200;
/** A statement of a chunk that takes longer is cut off, and asked for half as many rows. */
const cutOffMilliseconds = 5_000;
/** The most rows of a chunk, however quick they are. */
const mostRows = 10_000;

/** A lock not given in time, and a statement cut off. */
const cutOff = { lock: "55P03", statement: "57014" } as const;

/** No migration has declared the fill: it comes with a version that has not started here. */
export class UnknownFill extends Error {
  constructor(name: string) {
    super(`No migration of this database has declared a fill named ${name}.`);
    this.name = "UnknownFill";
  }
}

/** How a fill is gone on with. */
export interface FillingOn {
  readonly clock: MachineClock;
  /** Called between two chunks with what the one before took, in milliseconds; ends when the next may begin. */
  readonly pause: (took: number) => Promise<void>;
  /** Asked between two chunks: whether to leave the rest for later. */
  readonly isOver?: () => boolean;
  /** An operator does it now: also where it is stopped, and behind a chunk that another process does. */
  readonly isByHand?: boolean;
}

/** Where a fill was left: at its end; to be gone on with; stopped; in the hands of another process. */
export type LeftAt = "done" | "more" | "stopped" | "busy";

/**
 * Goes on with a fill from where it stands, chunk by chunk, each in a transaction of its own that also says how far it
 * came: broken off anywhere, it has lost and doubled nothing. Several processes at a time take turns.
 *
 * @throws {UnknownFill} {@link UnknownFill} and what a chunk throws, which leaves nothing of that chunk.
 */
export async function fillOn(db: Db, fill: Fill, how: FillingOn): Promise<LeftAt> {
  const row = await readFill(db, fill.name);
  if (row === undefined) throw new UnknownFill(fill.name);
  if (row.done_at !== null) return "done";
  if (row.rows_estimated === null) await noteEstimate(db, fill.name, await fill.total(db));
  let rested = 0;
  for (;;) {
    const came = await fillChunk(db, fill, how, rested);
    if (typeof came === "string") return came;
    if (how.isOver?.()) return "more";
    const from = performance.now();
    await how.pause(came.took);
    rested = performance.now() - from;
  }
}

/** One chunk, smaller than before where it took too long. */
async function fillChunk(
  db: Db,
  fill: Fill,
  { clock, isByHand = false }: FillingOn,
  rested: number,
): Promise<LeftAt | { readonly took: number }> {
  let asked = 0;
  try {
    return await withTransaction(db, async (transaction) => {
      const row = await takeFill(transaction, fill.name, isByHand);
      if (row === undefined) return "busy";
      if (row.done_at !== null) return "done";
      if (row.stopped_at !== null && !isByHand) return "stopped";
      asked = row.chunk_rows;
      await boundStatements(transaction, { lock: lockMilliseconds, statement: cutOffMilliseconds });
      const began = performance.now();
      const chunk = await fill.chunk(transaction, row.position, asked);
      if (chunk === undefined) {
        await noteDone(transaction, fill.name, clock.now());
        return "done";
      }
      if (chunk.after === row.position) throw new Error(`A chunk of the fill ${fill.name} ended where it began.`);
      const took = performance.now() - began;
      await noteChunk(transaction, fill.name, {
        ...chunk,
        milliseconds: Math.round(rested + took),
        nextRows: nextRows(asked, took),
        at: clock.now(),
      });
      return { took };
    });
  } catch (error) {
    const code = databaseErrorCode(error);
    if (code !== cutOff.lock && (code !== cutOff.statement || asked === 1)) throw error;
    await halveChunks(db, fill.name);
    return { took: aimMilliseconds };
  }
}

/** How many rows come near to what a chunk is meant to take: at most twice as many as now, at least half. */
export function nextRows(rows: number, took: number): number {
  const factor = Math.min(2, Math.max(0.5, aimMilliseconds / Math.max(1, took)));
  return Math.min(mostRows, Math.max(1, Math.round(rows * factor)));
}
