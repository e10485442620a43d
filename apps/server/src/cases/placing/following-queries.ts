import { finalStatuses } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** A neighbourhood that is no more, whose records may be told to lie elsewhere. */
export interface DuePlace {
  readonly id: string;
  /** What was asked of it until now: see migration 0850. */
  readonly asked: number;
}

/** Neighbourhoods that are no more and of which something new is known, in the order of their ids. */
export async function duePlaces(db: Db): Promise<DuePlace[]> {
  const { rows } = await sql<DuePlace>`
    select id, follow_asked as asked from neighborhoods where follow_asked > follow_done and not active
    order by id`.execute(db);
  return rows;
}

/** Remembers that all of it was looked at; what was asked meanwhile is looked at next. */
export async function markFollowed(db: Db, { id, asked }: DuePlace): Promise<void> {
  await sql`
    update neighborhoods set follow_done = ${asked} where id = ${id} and follow_done < ${asked}`.execute(db);
}

/**
 * What follows from itself: applications, and areas. Schedules are cancelled with a merged place, and else for people
 * to give.
 */
export type FollowingKind = "application" | "area";

const tables = {
  application: {
    table: "applications",
    address: sql`f.facts ->> 'address'`,
    waits: sql`f.status not in (${sql.join([...finalStatuses])})`,
  },
  area: {
    table: "areas",
    address: sql`f.address`,
    waits: sql`(f.state <> 'area_opened' or f.basket is not null)`,
  },
} as const;

/** Ids of what lies in a place that is no more and is not finished, in their order. */
export async function followingIds(
  db: Db,
  kind: FollowingKind,
  place: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const { table, waits } = tables[kind];
  const { after, limit } = page;
  const { rows } = await sql<{ id: string }>`
    select f.id from ${sql.table(table)} as f
    where f.neighborhood_id = ${place} and ${waits} and ${after === undefined ? sql`true` : sql`f.id > ${after}::uuid`}
    order by f.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What records say of where they lie, by their ids: the successors whose official outline holds a point of theirs. */
export async function whereTheyLie(
  transaction: Transaction,
  kind: FollowingKind,
  ids: readonly string[],
  successors: readonly string[],
): Promise<ReadonlyMap<string, { readonly within: readonly string[]; readonly address: string | null }>> {
  const { table, address } = tables[kind];
  const { rows } = await sql<{ id: string; address: string | null; within: readonly string[] }>`
    select f.id, ${address} as address, coalesce((
      select json_agg(o.code order by o.code) from place_outlines as o
      where o.code = any(${[...successors]}::text[]) and o.kind = 'official' and f.outline is not null
        and st_covers(o.outline, st_pointonsurface(f.outline))), '[]') as within
    from ${sql.table(table)} as f where f.id = any(${[...ids]}::uuid[])`.execute(transaction);
  return new Map(rows.map(({ id, ...lying }) => [id, lying]));
}

/** A neighbourhood in which something is placed; it does not end before that is. */
export async function holdPlace(
  transaction: Transaction,
  id: string,
): Promise<
  { readonly id: string; readonly name: Names; readonly active: boolean; readonly district_soato: string } | undefined
> {
  return transaction
    .selectFrom("neighborhoods")
    .select(["id", "name", "active", "district_soato"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
}

/** Names of neighbourhoods, as histories say them. */
export async function namesOfPlaces(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectFrom("neighborhoods")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name.uz_UZ]));
}
