import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { NewEntry, RecordRef } from "../../platform/history/append-history.js";
import { entryHash, genesis } from "../../platform/history/chain.js";
import { regionLock } from "../../platform/history/region-lock.js";

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
