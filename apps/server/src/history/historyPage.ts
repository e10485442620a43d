import { pageSizes } from "@yer/api/contract/list";
import type { HistoryEntry as HistoryEntryView } from "@yer/api/contract/history";
import type { Db } from "../database/database.js";
import { Problem } from "../http/problem.js";
import { namesOf } from "../users/queries.js";
import type { RecordRef } from "./appendHistory.js";
import { readHistory } from "./readHistory.js";

/** A page of a record's history in the words of the contract. */
export interface HistoryPage {
  readonly items: HistoryEntryView[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string | null;
}

/**
 * A record's history as people read it, newest first, with names for ids. Personal values are not in it.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function historyPage(
  db: Db,
  record: RecordRef,
  query: { readonly after?: string | undefined; readonly limit?: number | undefined },
): Promise<HistoryPage> {
  const limit = query.limit ?? pageSizes.usual;
  if (query.after !== undefined && !/^\d{1,9}$/.test(query.after)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  const before = query.after === undefined ? undefined : Number(query.after);
  const entries = await readHistory(db, record, {
    ...(before === undefined ? {} : { before }),
    limit: limit + 1,
  });
  const shown = entries.slice(0, limit);
  const people = await namesOf(
    db,
    shown.flatMap(({ actor, impersonator }) => [actor, impersonator]),
  );
  const said = (id: string | null): string | null => (id === null ? null : (people.get(id) ?? id));
  return {
    items: shown.map((entry) => ({
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
    // The newest entry's number is how many there are.
    total: before === undefined ? (entries[0]?.sequence ?? 0) : before - 1,
    more: false,
    next: entries.length > limit ? String(shown.at(-1)?.sequence ?? "") : null,
  };
}
