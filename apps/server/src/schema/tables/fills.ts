import type { Generated } from "kysely";

/** Table of the fills (migration 0937). */
export interface FillTables {
  fills: FillTable;
}

/** How far a fill is; written in the transaction of each of its chunks. */
export interface FillTable {
  name: string;
  /** The last key of the last chunk; null before the first. */
  position: string | null;
  rows_done: Generated<number>;
  /** What it was thought to come to when it began; null before. */
  rows_estimated: number | null;
  /** How many rows the next chunk is asked for. */
  chunk_rows: Generated<number>;
  /** Time of its chunks and of the pauses between them. */
  worked_milliseconds: Generated<number>;
  begun_at: Date | null;
  /** Its last chunk; when it was declared or let go on, where that is later. */
  moved_at: Date;
  stopped_at: Date | null;
  done_at: Date | null;
  /** What the last try ended with; null once a chunk went through. */
  fault: string | null;
}
