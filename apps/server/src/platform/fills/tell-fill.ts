import type { FillRow } from "./queries.js";

/** How many rows a fill has left, at least one until it is done; `undefined` before it was counted. */
export function rowsLeft({ done_at: done, rows_done: rows, rows_estimated: estimated }: FillRow): number | undefined {
  if (done !== null) return 0;
  return estimated === null ? undefined : Math.max(1, estimated - rows);
}

/** How far a fill is, in a line for the operator: `47 %, 1880000 of about 4000000 rows, 2610 rows a second, 14 min left`. */
export function tellFill(row: FillRow): string {
  const { rows_done: rows, rows_estimated: estimated, worked_milliseconds: worked } = row;
  if (row.done_at !== null) return `done ${row.done_at.toISOString()}, ${rows} rows`;
  const left = rowsLeft(row);
  const speed = worked === 0 ? 0 : (rows / worked) * 1000;
  const told = [
    row.stopped_at !== null && `stopped ${row.stopped_at.toISOString()}`,
    row.begun_at === null && "not begun",
    // What was written since may be more than was counted.
    estimated !== null && `${Math.min(99, Math.floor((rows / Math.max(1, estimated)) * 100))} %`,
    estimated !== null && `${rows} of about ${estimated} rows`,
    speed > 0 && `${Math.round(speed)} rows a second`,
    speed > 0 && left !== undefined && `${tellSeconds(left / speed)} left`,
  ];
  return told.filter((part) => part !== false).join(", ");
}

function tellSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
