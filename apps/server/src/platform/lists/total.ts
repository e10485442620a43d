import { type RawBuilder, sql } from "kysely";
import type { Db, Transaction } from "../database/database.js";

/** Rows where counting stops unless it is asked to go on (DESIGN §2): "10 000+". */
export const countedAtMost = 10_000;

/** How many rows a list has. */
export interface Total {
  readonly total: number;
  /** There are more than {@link countedAtMost}, and nobody asked how many. */
  readonly more: boolean;
}

/** A count as lists say it. */
export function asTotal(counted: number, exact: boolean): Total {
  return exact || counted <= countedAtMost ? { total: counted, more: false } : { total: countedAtMost, more: true };
}

/**
 * Counts rows, up to where counting stops unless `exact`.
 *
 * @param rows what stands behind `select`: `from … where …`.
 */
export async function countUpTo(db: Db | Transaction, rows: RawBuilder<unknown>, exact: boolean): Promise<Total> {
  const limit = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (select ${rows} ${limit}) as counted`.execute(db);
  return asTotal(counted[0]?.total ?? 0, exact);
}
