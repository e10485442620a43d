import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { entries } from "../../platform/history/read-history.js";
import { falling, integer, keyset, moment, type Place } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";

/** What was done to a user, and what they or somebody in their name did. */
const concerning = (id: string) => sql<boolean>`((
    entry.home_region = '17' and entry.record_kind = 'user' and entry.record_id = ${id})
    or entry.actor = ${id} or entry.impersonator = ${id})`;

/** Entries about a user, the newest first: by when it happened, for what arrived later may have happened before. */
export const orderAbout = keyset({ "-at": falling(moment(sql`entry.at`), integer(sql`entry.position`)) });

/** Entries about a user from a place in their order on. */
export async function entriesAbout(tx: Transaction, id: string, from: Place, limit: number) {
  return entries(tx)
    .select(from.cursor.as("cursor"))
    .where(concerning(id))
    .where(from.past)
    .orderBy(from.along)
    .limit(limit)
    .execute();
}

/** How many entries there are about a user. */
export async function countAbout(tx: Transaction, id: string, exact: boolean): Promise<Total> {
  return countUpTo(tx, sql`from history_entry as entry where ${concerning(id)}`, exact);
}

/** The latest entries about somebody acting in a user's name, the newest first. */
export async function entriesOfBorrowing(db: Db | Transaction, id: string, limit: number) {
  return await entries(db)
    .where("entry.home_region", "=", "17")
    .where("entry.record_kind", "=", "user")
    .where("entry.record_id", "=", id)
    .where("entry.action", "like", "impersonation.%")
    .orderBy("entry.position", "desc")
    .limit(limit)
    .execute();
}

/** Numbers of the applications or areas that entries are about, of those in a territory. */
export async function numbersOf(
  tx: Transaction,
  table: "applications" | "areas",
  ids: readonly string[],
  territory: string,
): Promise<{ id: string; number: string }[]> {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom(table)
    .select(["id", "number"])
    .where("id", "in", [...new Set(ids)])
    .where(sql<boolean>`starts_with(district_soato, ${territory})`)
    .execute();
}

/** The plan schedules that entries are about, each with its neighbourhood, of those in a territory. */
export async function schedulesNamed(
  tx: Transaction,
  ids: readonly string[],
  territory: string,
): Promise<{ id: string; year: number; neighborhood: { id: string; name: Names } }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("schedules as s")
    .innerJoin("neighborhoods as n", "n.id", "s.neighborhood_id")
    .select(["s.id", "s.year", "s.neighborhood_id", "n.name"])
    .where("s.id", "in", [...new Set(ids)])
    .where(sql<boolean>`starts_with(s.district_soato, ${territory})`)
    .execute();
  return rows.map(({ id, year, neighborhood_id, name }) => ({ id, year, neighborhood: { id: neighborhood_id, name } }));
}
