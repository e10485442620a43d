import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { placeRegister } from "@yer/api/contract/places-register";
import type { Db, Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import type { NewEntry, RecordRef } from "../history/appendHistory.js";
import { entryHash, genesis } from "../history/chain.js";
import { readHistory } from "../history/readHistory.js";
import { regionLock } from "../history/regionLock.js";
import { namesOf } from "../users/queries.js";
import { readNumberCursor } from "./register-cursor.js";

/** Places are renamed, merged and split across regions, so their records belong to the republic's. */
const homeRegion = "17";

/** A place's record. */
export function placeRecordRef(code: string): RecordRef {
  return { kind: "place", id: code, homeRegion };
}

/** One act on a place. */
export type PlaceEntry = Omit<NewEntry, "record" | "personal"> & { readonly code: string };

/**
 * Appends one entry to the chain of each of many places at once: a list brings thousands. The same chain as
 * `appendHistory` makes entry by entry; the caller holds the lock of each place's row. One entry a place at most.
 */
export async function appendPlaceHistory(transaction: Transaction, given: readonly PlaceEntry[]): Promise<void> {
  if (given.length === 0) return;
  await sql`select pg_advisory_xact_lock_shared(${regionLock(homeRegion)}::text::bigint)`.execute(transaction);
  const { rows: heads } = await sql<{ id: string; sequence: number; hash: Buffer }>`
    select distinct on (record_id) record_id as id, sequence, hash from history_entry
    where home_region = ${homeRegion} and record_kind = 'place'
      and record_id in (select jsonb_array_elements_text(${jsonb(given.map(({ code }) => code))}))
    order by record_id, sequence desc`.execute(transaction);
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const rows = given.map((entry) => {
    const head = headOf.get(entry.code);
    const row = {
      home_region: homeRegion,
      record_kind: "place",
      record_id: entry.code,
      sequence: (head?.sequence ?? 0) + 1,
      at: entry.at,
      actor: entry.actor,
      impersonator: entry.impersonator ?? null,
      action: entry.action,
      from_state: entry.from ?? null,
      to_state: entry.to ?? null,
      reason: entry.reason ?? null,
      changes: entry.changes ?? [],
      params: entry.params ?? {},
      personal_hash: null,
    };
    const previous = head?.hash ?? genesis;
    return { ...row, previous: previous.toString("hex"), hash: entryHash(previous, row).toString("hex") };
  });
  await sql`
    insert into history_entry (home_region, record_kind, record_id, sequence, at, actor, impersonator, action,
      from_state, to_state, reason, changes, params, previous_hash, hash)
    select home_region, record_kind, record_id, sequence, at, actor, impersonator, action, from_state, to_state, reason,
      changes, params, decode(previous, 'hex'), decode(hash, 'hex')
    from jsonb_to_recordset(${jsonb(rows)}) as e (home_region text, record_kind text,
      record_id text, sequence integer, at timestamptz, actor text, impersonator text, action text,
      from_state text, to_state text, reason text, changes jsonb, params jsonb, previous text, hash text)`.execute(
    transaction,
  );
}

/** What happened to a place, newest first. */
export async function readPlaceHistory(
  db: Db,
  code: string,
  query: QueryOf<typeof placeRegister.history>,
): Promise<ReplyOf<typeof placeRegister.history>> {
  const limit = query.limit ?? pageSizes.usual;
  const before = readNumberCursor(query.after);
  const entries = await readHistory(db, placeRecordRef(code), {
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
