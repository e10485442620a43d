import { pageSizes } from "@yer/api/contract/list";
import type { HistoryEntry as HistoryEntryView } from "@yer/api/contract/history";
import type { Db } from "../../platform/database/database.js";
import { namesOf } from "./queries.js";
import type { RecordRef } from "../../platform/history/append-history.js";
import { historyOrder, lengthOfHistory, readHistory } from "../../platform/history/read-history.js";

/** A page of a record's history in the words of the contract. */
export interface HistoryPage {
  readonly items: HistoryEntryView[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string | null;
}

/**
 * A record's history as people read it, newest first, with names for ids. Personal values are not in it.
 * @throws {Problem} `invalid` for a cursor that this service did not make
 */
export async function historyPage(
  db: Db,
  record: RecordRef,
  query: { readonly after?: string | undefined; readonly limit?: number | undefined },
): Promise<HistoryPage> {
  const limit = query.limit ?? pageSizes.usual;
  const entries = await readHistory(db, record, {
    from: historyOrder.at("-sequence", query.after),
    limit: limit + 1,
  });
  const people = await namesOf(
    db,
    entries.flatMap(({ actor, impersonator }) => [actor, impersonator]),
  );
  const said = (id: string | null): string | null => (id === null ? null : (people.get(id) ?? id));
  return {
    ...historyOrder.page("-sequence", entries, limit, (entry) => ({
      sequence: entry.sequence,
      at: entry.at.toISOString(),
      actor: said(entry.actor),
      impersonator: said(entry.impersonator),
      action: entry.action,
      from: entry.from,
      to: entry.to,
      reason: entry.reason,
      changes: [...entry.changes],
      params: entry.params,
      hash: entry.hash.toString("hex").slice(0, 16),
    })),
    total: await lengthOfHistory(db, record),
    more: false,
  };
}
