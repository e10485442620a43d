import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { LegalTime } from "../clock/clock.js";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../sql/jsonb.js";
import { entryHash, genesis, personalHash, type Change } from "./chain.js";
import { regionLock } from "./region-lock.js";

/** Whose history it is. `homeRegion` is fixed at creation: 4 digits, or `17` for records of the whole republic. */
export interface RecordRef {
  /** Kind of the record: `application`, `user`, `diagram` … */
  readonly kind: string;
  readonly id: string;
  readonly homeRegion: string;
}

/** One act on a record. */
export interface NewEntry {
  readonly record: RecordRef;
  readonly at: LegalTime;
  /** User id; null is the clock. */
  readonly actor: string | null;
  /** User id of who acted in that person's name. */
  readonly impersonator?: string | null;
  /** Stable name, translated in the apps: `application.moved`, `facts.changed`. */
  readonly action: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly reason?: string | null;
  /** Values that changed and are nobody's secret. */
  readonly changes?: readonly Change[];
  /** What the action's sentence needs. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Changes of personal values (PINFL, passport, names, phones): kept apart, masked for most readers. */
  readonly personal?: readonly Change[];
}

/** Where an entry stands in its record's chain. */
export interface Appended {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** Appends one act to its record's chain, as {@link appendEntries} does many. */
export async function appendHistory(transaction: Transaction, entry: NewEntry): Promise<Appended> {
  const [appended] = await appendEntries(transaction, [entry]);
  if (appended === undefined) throw new Error("An entry was not appended.");
  return appended;
}

/**
 * Appends to the chains of records, in the transaction of the acts themselves and under the records' locks; acts on one
 * record in the order given.
 *
 * The caller holds those locks (each record's row, `for update`, or has just inserted it). Should two transactions append
 * without one, the second fails on the primary key and `withTransaction` runs it again.
 */
export async function appendEntries(transaction: Transaction, entries: readonly NewEntry[]): Promise<Appended[]> {
  if (entries.length === 0) return [];
  const heads = await readHeads(transaction, entries);
  const chained = entries.map((entry) => {
    const { kind, id, homeRegion } = entry.record;
    const key = keyOf(entry.record);
    const head = heads.get(key) ?? { sequence: 0, hash: genesis };
    const personal = entry.personal?.length ? { salt: randomBytes(16), changes: entry.personal } : undefined;
    const row = {
      home_region: homeRegion,
      record_kind: kind,
      record_id: id,
      sequence: head.sequence + 1,
      at: entry.at,
      actor: entry.actor,
      impersonator: entry.impersonator ?? null,
      action: entry.action,
      from_state: entry.from ?? null,
      to_state: entry.to ?? null,
      reason: entry.reason ?? null,
      changes: entry.changes ?? [],
      params: entry.params ?? {},
      personal_hash: personal ? personalHash(personal.salt, personal.changes) : null,
    };
    const hash = entryHash(head.hash, row);
    heads.set(key, { sequence: row.sequence, hash });
    return { row, previous: head.hash, hash, personal };
  });
  await transaction
    .insertInto("history_entry")
    .values(
      chained.map(({ row, previous, hash }) => ({
        ...row,
        changes: jsonb(row.changes),
        params: jsonb(row.params),
        previous_hash: previous,
        hash,
      })),
    )
    .execute();
  const kept = chained.flatMap(({ row, personal }) => {
    if (personal === undefined) return [];
    const { home_region, record_kind, record_id, sequence } = row;
    return [{ home_region, record_kind, record_id, sequence, salt: personal.salt, changes: jsonb(personal.changes) }];
  });
  if (kept.length > 0) await transaction.insertInto("history_personal").values(kept).execute();
  return chained.map(({ row, hash }) => ({ sequence: row.sequence, hash }));
}

function keyOf({ homeRegion, kind, id }: RecordRef): string {
  return JSON.stringify([homeRegion, kind, id]);
}

/** Where the chains of these records end; the regions are held against the signing of their roots meanwhile. */
async function readHeads(transaction: Transaction, entries: readonly NewEntry[]): Promise<Map<string, Appended>> {
  const records = [...new Map(entries.map(({ record }) => [keyOf(record), record])).values()];
  const { rows } = await sql<{ nth: number; sequence: number | null; hash: Buffer | null }>`
    select pg_advisory_xact_lock_shared(chain.region_lock)::text as locked, chain.nth::integer as nth, head.sequence,
      head.hash
    from unnest(${records.map(({ homeRegion }) => regionLock(homeRegion))}::text[]::bigint[],
      ${records.map(({ homeRegion }) => homeRegion)}::text[], ${records.map(({ kind }) => kind)}::text[],
      ${records.map(({ id }) => id)}::text[]) with ordinality as chain (region_lock, home_region, kind, id, nth)
    left join lateral (
      select e.sequence, e.hash from history_entry as e
      where e.home_region = chain.home_region and e.record_kind = chain.kind and e.record_id = chain.id
      order by e.sequence desc limit 1
    ) as head on true`.execute(transaction);
  const heads = new Map<string, Appended>();
  for (const { nth, sequence, hash } of rows) {
    const record = records[nth - 1];
    if (record !== undefined && sequence !== null && hash !== null) heads.set(keyOf(record), { sequence, hash });
  }
  return heads;
}
