import type { Db, Transaction } from "../database/database.js";
import type { RecordRef } from "./appendHistory.js";
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
 * @param page `before`: only entries below this sequence; `limit`: at most so many (100).
 */
export async function readHistory(
  db: Db | Transaction,
  record: RecordRef,
  page: { readonly before?: number; readonly limit?: number } = {},
): Promise<readonly HistoryEntry[]> {
  const rows = await entries(db)
    .where("entry.home_region", "=", record.homeRegion)
    .where("entry.record_kind", "=", record.kind)
    .where("entry.record_id", "=", record.id)
    .$if(page.before !== undefined, (query) => query.where("entry.sequence", "<", page.before ?? 0))
    .orderBy("entry.sequence", "desc")
    .limit(page.limit ?? 100)
    .execute();
  return rows.map((row) => ({
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
