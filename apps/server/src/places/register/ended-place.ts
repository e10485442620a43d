import type { EndedPlace, PlaceEnd } from "@yer/api/contract/ended-place";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSuccessions } from "./successions.js";

interface Ended {
  readonly id: string;
  readonly how: PlaceEnd;
}

/** Those of some neighbourhoods that are no more: how each ended, and what stands in its stead today. */
export async function endedPlaces(
  db: Db | Transaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, EndedPlace>> {
  const { rows: ended } = await sql<Ended>`
    select n.id, coalesce((select max(s.kind) from place_successions as s where s.from_code = n.id), 'closed') as how
    from neighborhoods as n where n.id = any(${[...new Set(codes)]}::text[]) and not n.active`.execute(db);
  if (ended.length === 0) return new Map();
  const successions = await readSuccessions(
    db,
    ended.map(({ id }) => id),
  );
  const todayOf = new Map(ended.map(({ id }) => [id, successions.today(id).filter((code) => code !== id)]));
  const { rows: standing } = await sql<{ id: string; name: Names }>`
    select id, name from neighborhoods where active and id = any(${[...todayOf.values()].flat()}::text[])
    order by sort_key, id`.execute(db);
  return new Map(
    ended.map(({ id, how }) => [id, { how, today: standing.filter((one) => todayOf.get(id)?.includes(one.id)) }]),
  );
}

/** The same of one; `null` where it stands. */
export async function endedPlace(db: Db | Transaction, code: string): Promise<EndedPlace | null> {
  return (await endedPlaces(db, [code])).get(code) ?? null;
}
