import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import type { NewPlace, PlaceFacts } from "@yer/api/contract/places-register";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { completeNames, placeKeys } from "../../platform/names/names.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { askToFollow } from "./ask-to-follow.js";
import { placeTables } from "./place-sql.js";

/** Locks the rows of places of one level, in the order of their codes. */
export async function lockPlaceRows(db: Db | Transaction, level: PlaceLevel, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const { table, code } = placeTables[level];
  await sql`
    select from ${sql.table(table)} where ${sql.ref(code)} in (${sql.join(codes)})
    order by ${sql.ref(code)} for update`.execute(db);
}

/** Adds the row of a place, with the keys by which it is sorted and found. */
export async function insertPlaceRow(transaction: Transaction, level: PlaceLevel, place: NewPlace): Promise<void> {
  const { code, parent, cadastreCode, type, bhmMultiple } = place;
  const name = completeNames(place.name);
  const { sortKey, searchKey } = placeKeys(code, name);
  const common = { name: jsonb(name), sort_key: sortKey, search_key: searchKey };
  if (level === "region") {
    await transaction
      .insertInto("regions")
      .values({ soato: code, cadastre_code: cadastreCode ?? "", ...common })
      .execute();
  } else if (level === "district") {
    await transaction
      .insertInto("districts")
      .values({
        soato: code,
        region_soato: parent ?? "",
        type: type ?? "tuman",
        cadastre_code: cadastreCode ?? "",
        bhm_multiple: bhmMultiple ?? 1,
        ...common,
      })
      .execute();
  } else {
    await transaction
      .insertInto("neighborhoods")
      .values({ id: code, district_soato: parent ?? "", ...common })
      .execute();
  }
}

/** Writes what a place is called now and was called before, and what its level has; counts its version up. */
export async function updatePlaceRow(
  transaction: Transaction,
  { level, code }: { readonly level: PlaceLevel; readonly code: string },
  given: PlaceFacts,
  former: readonly Names[],
): Promise<void> {
  const name = completeNames(given.name);
  const keys = placeKeys(code, name, former);
  const { table, code: column } = placeTables[level];
  const levelColumns = {
    region: sql`cadastre_code = ${given.cadastreCode}`,
    district: sql`cadastre_code = ${given.cadastreCode}, type = ${given.type}, bhm_multiple = ${given.bhmMultiple}`,
    neighborhood: sql`district_soato = ${given.parent}`,
  }[level];
  await sql`
    update ${sql.table(table)} set name = ${jsonb(name)}, former_names = ${jsonb(former)}, sort_key = ${keys.sortKey},
      search_key = ${keys.searchKey}, version = version + 1, ${levelColumns}
    where ${sql.ref(column)} = ${code}`.execute(transaction);
}

/** Writes whether a place is offered, and counts its version up; what lies in a neighbourhood that is no more has to follow. */
export async function updatePlaceActive(transaction: Transaction, code: string, active: boolean): Promise<void> {
  const level = levelOfPlace(code);
  const { table, code: column } = placeTables[level];
  await sql`
    update ${sql.table(table)} set active = ${active}, version = version + 1
    where ${sql.ref(column)} = ${code}`.execute(transaction);
  if (level === "neighborhood" && !active) await askToFollow(transaction, [code]);
}
