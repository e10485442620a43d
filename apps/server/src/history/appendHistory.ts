import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { entryHash, genesis, personalHash, type Change } from "./chain.js";
import { regionLock } from "./regionLock.js";

/** Whose history it is. `homeRegion` is fixed at creation: 4 digits, or `17` for records of the whole republic. */
export interface RecordRef {
  /** For example `application`, `user`, `diagram`. */
  readonly kind: string;
  readonly id: string;
  readonly homeRegion: string;
}

/** One act on a record. */
export interface NewEntry {
  readonly record: RecordRef;
  readonly at: Date;
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

/**
 * Appends to a record's chain, in the transaction of the act itself and under the record's lock.
 *
 * The caller holds that lock (its row, `for update`, or has just inserted it). Should two transactions append without
 * one, the second fails on the primary key and `withTransaction` runs it again.
 */
export async function appendHistory(
  transaction: Transaction,
  entry: NewEntry,
): Promise<{ readonly sequence: number; readonly hash: Buffer }> {
  const { kind, id, homeRegion } = entry.record;
  const { rows } = await sql<{ sequence: number | null; hash: Buffer | null }>`
    select pg_advisory_xact_lock_shared(${regionLock(homeRegion)}::text::bigint)::text as locked, head.sequence, head.hash
    from (values (1)) as one
    left join lateral (
      select sequence, hash from history_entry
      where home_region = ${homeRegion} and record_kind = ${kind} and record_id = ${id}
      order by sequence desc limit 1
    ) as head on true`.execute(transaction);
  const previous = rows[0]?.hash ?? genesis;
  const personal = entry.personal?.length ? { salt: randomBytes(16), changes: entry.personal } : undefined;
  const row = {
    home_region: homeRegion,
    record_kind: kind,
    record_id: id,
    sequence: (rows[0]?.sequence ?? 0) + 1,
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
  const hash = entryHash(previous, row);
  await transaction
    .insertInto("history_entry")
    .values({ ...row, changes: jsonb(row.changes), params: jsonb(row.params), previous_hash: previous, hash })
    .execute();
  if (personal) {
    await transaction
      .insertInto("history_personal")
      .values({
        home_region: homeRegion,
        record_kind: kind,
        record_id: id,
        sequence: row.sequence,
        salt: personal.salt,
        changes: jsonb(personal.changes),
      })
      .execute();
  }
  return { sequence: row.sequence, hash };
}
