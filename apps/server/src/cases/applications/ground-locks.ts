import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";

/** First key of the advisory locks on ground. */
const groundLocks = 8205;

/** Squares to a degree, and what tells one column of them from the next. */
const squares = { perDegree: 20, perColumn: 10_000 } as const;

/** The box around a plot, in degrees. */
export interface Ground {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The box around an outline. */
export function boundsOf({ coordinates }: Polygon): Ground {
  const [xs, ys] = [coordinates.flat().map(([x]) => x), coordinates.flat().map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/**
 * Holds the squares of a twentieth of a degree under plots until the end of the transaction, in one order everywhere.
 * Counted out here: in SQL the planner takes two series for a million squares, and compiles the statement each time.
 */
export async function lockGround(transaction: Transaction, grounds: readonly Ground[]): Promise<void> {
  const held = new Set<number>();
  for (const { west, south, east, north } of grounds) {
    const [left, bottom, right, top] = [west, south, east, north].map((edge) => Math.floor(edge * squares.perDegree));
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
      for (let y = bottom ?? 0; y <= (top ?? 0); y += 1) held.add(x * squares.perColumn + y);
    }
  }
  if (held.size === 0) return;
  const keys = [...held].toSorted((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${groundLocks}, square) from unnest(${`{${keys.join(",")}}`}::integer[]) as square`.execute(
    transaction,
  );
}
