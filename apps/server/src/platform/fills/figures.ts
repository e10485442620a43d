import type { Db } from "../database/database.js";
import type { Figure } from "../health/figure.js";
import { type FillRow, readFills } from "./queries.js";
import { rowsLeft } from "./tell-fill.js";

/** A value of each fill, of those that have one. */
async function ofEach(db: Db, value: (row: FillRow) => number | undefined): Promise<ReadonlyMap<string, number>> {
  const values = (await readFills(db)).map((row) => [row.name, value(row)] as const);
  return new Map(values.filter((entry): entry is readonly [string, number] => entry[1] !== undefined));
}

/** What tells whoever watches the service how far fills are, and of one that stands still though nobody stopped it. */
export const fillFigures: readonly Figure[] = [
  {
    name: "yer_fill_rows_left",
    help: "About how many rows a fill has left, by fill; 0 when it is done.",
    label: "fill",
    read: async (db) => ofEach(db, rowsLeft),
  },
  {
    name: "yer_fill_moved_timestamp_seconds",
    help: "When a fill that is neither done nor stopped did its last chunk, or was declared or let go on, by fill.",
    label: "fill",
    read: async (db) =>
      ofEach(db, (row) =>
        row.done_at === null && row.stopped_at === null ? row.moved_at.getTime() / 1000 : undefined,
      ),
  },
];
