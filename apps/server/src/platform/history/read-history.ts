import { sql } from "kysely";
import type { Db, Transaction } from "../database/database.js";
import type { RecordRef } from "./append-history.js";
import { falling, integer, keyset, type Place, type Placed } from "../lists/keyset.js";
import type { Change } from "./chain.js";

/** An entry as it was appended. */
export interface HistoryEntry {
  readonly sequence: number;
  readonly at: Date;
  readonly actor: string | null;
  readonly impersonator: string | null;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
  readonly changes: readonly Change[];
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Personal changes in full: mask them unless the reader may read them. Null when erased or when there were none. */
  readonly personal: readonly Change[] | null;
  readonly hash: Buffer;
}

/** The order of a record's history: the newest entry first. */
export const historyOrder = keyset({ "-sequence": falling(integer(sql`entry.sequence`)) });

/** Entries, each with its personal changes, for a query to narrow and order. */
export function entries(db: Db | Transaction) {
  return db
    .selectFrom("history_entry as entry")
    .leftJoin("history_personal as personal", (join) =>
      join
        .onRef("personal.home_region", "=", "entry.home_region")
        .onRef("personal.record_kind", "=", "entry.record_kind")
        .onRef("personal.record_id", "=", "entry.record_id")
        .onRef("personal.sequence", "=", "entry.sequence"),
    )
    .selectAll("entry")
    .select("personal.changes as personal");
}

/**
 * A record's history, newest first. Whether the reader may see the record is the caller's to decide.
 *
 * @param page `from`: a place in {@link historyOrder}; `limit`: at most so many (100).
 */
export async function readHistory(
  db: Db | Transaction,
  record: RecordRef,
  page: { readonly from?: Place; readonly limit?: number } = {},
): Promise<readonly (HistoryEntry & Placed)[]> {
  const { past, along, cursor } = page.from ?? historyOrder.at("-sequence", undefined);
  const rows = await entries(db)
    .select(cursor.as("cursor"))
    .where("entry.home_region", "=", record.homeRegion)
    .where("entry.record_kind", "=", record.kind)
    .where("entry.record_id", "=", record.id)
    .where(past)
    .orderBy(along)
    .limit(page.limit ?? 100)
    .execute();
  return rows.map((row) => ({
    cursor: row.cursor,
    sequence: row.sequence,
    at: row.at,
    actor: row.actor,
    impersonator: row.impersonator,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    reason: row.reason,
    changes: row.changes as readonly Change[],
    params: row.params as HistoryEntry["params"],
    personal: row.personal as readonly Change[] | null,
    hash: row.hash,
  }));
}

/** How many entries a record's history has: entries are numbered from one without a gap. */
export async function lengthOfHistory(db: Db | Transaction, record: RecordRef): Promise<number> {
  const { newest } = await db
    .selectFrom("history_entry")
    .select((eb) => eb.fn.max("sequence").as("newest"))
    .where("home_region", "=", record.homeRegion)
    .where("record_kind", "=", record.kind)
    .where("record_id", "=", record.id)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
