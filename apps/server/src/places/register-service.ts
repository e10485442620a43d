import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import type { NewPlace, PlaceFacts, PlaceRecord } from "@yer/api/contract/places-register";
import type { Fault } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { contains, republic } from "../access/territory.js";
import type { Db, Transaction } from "../database/database.js";
import { isUniqueViolation } from "../database/errors.js";
import { jsonb } from "../database/jsonb.js";
import type { Events } from "../events/events.js";
import { changesBetween } from "../history/changesBetween.js";
import { notFound, Problem } from "../http/problem.js";
import { completeNames, placeKeys } from "./names.js";
import { appendPlaceHistory, type PlaceEntry } from "./place-history.js";
import { placeTables } from "./place-sql.js";
import { findPlace } from "./register-queries.js";

/** Who acts on places, and when. */
export interface PlaceActing {
  readonly actor: Actor;
  readonly now: Date;
  readonly events: Events;
}

/** A place as rules see it. */
export type FoundPlaceRecord = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

/**
 * A place that lies in the actor's territory.
 * @throws {Problem} `not-found`, the same for unknown and not visible
 */
export async function visiblePlace(
  db: Db | Transaction,
  actor: Actor,
  code: string,
  lock = false,
): Promise<FoundPlaceRecord> {
  if (lock) await lockPlaces(db, [code]);
  const place = await findPlace(db, code);
  if (place === undefined || !contains(actor.territory, place.territory)) throw notFound();
  return place;
}

/** Locks the rows of places in one order everywhere, so that two acts on the same places wait for each other. */
export async function lockPlaces(db: Db | Transaction, codes: readonly string[]): Promise<void> {
  for (const level of ["region", "district", "neighborhood"] as const) {
    const ofLevel = codes.filter((code) => levelOfPlace(code) === level).toSorted();
    if (ofLevel.length === 0) continue;
    const { table, code } = placeTables[level];
    await sql`
      select from ${sql.table(table)} where ${sql.ref(code)} in (${sql.join(ofLevel)})
      order by ${sql.ref(code)} for update`.execute(db);
  }
}

/** @throws {Problem} `conflict` with the place as it stands */
export function assertVersion(place: FoundPlaceRecord, ifMatch: number): void {
  if (place.version !== ifMatch) throw new Problem("conflict", { current: place });
}

/** Keeps what was done, and tells open screens to read places again. */
export async function recordPlaces(
  transaction: Transaction,
  { actor, now, events }: PlaceActing,
  entries: readonly (Pick<PlaceEntry, "code" | "action"> & Partial<PlaceEntry>)[],
): Promise<void> {
  await appendPlaceHistory(
    transaction,
    entries.map((entry) => ({
      at: now,
      actor: actor.id,
      impersonator: actor.impersonation?.byId ?? null,
      ...entry,
    })),
  );
  await events.publish(transaction, { kind: "place.changed" });
}

/** What the schema cannot say: what a level has, and that the parent is an active place of the level above. */
async function assertFacts(
  transaction: Transaction,
  actor: Actor,
  level: PlaceLevel,
  code: string,
  facts: PlaceFacts,
  at = "",
): Promise<void> {
  const errors: Fault[] = [];
  const wrong = (field: string, fault: string): void => {
    errors.push({ in: "body", pointer: `${at}/${field}`, code: fault });
  };
  const wantsParent = level !== "region";
  if (wantsParent === (facts.parent === null)) wrong("parent", wantsParent ? "required" : "choice");
  if ((level === "district") !== (facts.type !== null)) wrong("type", level === "district" ? "required" : "choice");
  if ((level === "district") !== (facts.bhmMultiple !== null)) {
    wrong("bhmMultiple", level === "district" ? "required" : "choice");
  }
  const pairs = { region: 2, district: 5, neighborhood: 0 }[level];
  if ((facts.cadastreCode?.length ?? 0) !== pairs) {
    wrong("cadastreCode", facts.cadastreCode === null ? "required" : "cadastre-pair");
  }
  if (facts.parent !== null && wantsParent) {
    const parent = await findPlace(transaction, facts.parent);
    const levelAbove = level === "district" ? "region" : "district";
    if (parent?.level !== levelAbove || !parent.active || !contains(actor.territory, parent.territory)) {
      wrong("parent", "choice");
    }
    // A district's SOATO begins with its region's: territories nest by that.
    if (level === "district" && !code.startsWith(facts.parent)) wrong("parent", "place-elsewhere");
  }
  if (level === "region" && actor.territory !== republic) throw notFound();
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

function duplicated(error: unknown, code: string, at = ""): unknown {
  if (!isUniqueViolation(error)) return error;
  const pointer =
    isUniqueViolation(error, "regions_pkey") ||
    isUniqueViolation(error, "districts_pkey") ||
    isUniqueViolation(error, "neighborhoods_pkey")
      ? `${at}/code`
      : `${at}/cadastreCode`;
  return new Problem("duplicate", {
    detail: `Another place has this code.`,
    params: { number: code, pointer },
    cause: error,
  });
}

/** Adds the row of a new place; whoever calls keeps its history. @throws {Problem} `invalid`, `duplicate` */
export async function insertPlace(transaction: Transaction, actor: Actor, place: NewPlace, at = ""): Promise<void> {
  const level = levelOfPlace(place.code);
  await assertFacts(transaction, actor, level, place.code, place, at);
  const name = completeNames(place.name);
  const { sortKey, searchKey } = placeKeys(place.code, name);
  const common = { name: jsonb(name), sort_key: sortKey, search_key: searchKey };
  const { code, parent, cadastreCode, type, bhmMultiple } = place;
  try {
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
  } catch (error) {
    throw duplicated(error, code, at);
  }
}

/** Adds a place. @throws {Problem} `invalid`, `duplicate` */
export async function createPlace(
  transaction: Transaction,
  acting: PlaceActing,
  place: NewPlace,
): Promise<PlaceRecord> {
  await insertPlace(transaction, acting.actor, place);
  await recordPlaces(transaction, acting, [
    {
      code: place.code,
      action: "place.created",
      changes: [{ pointer: "/name", before: null, after: completeNames(place.name) }],
    },
  ]);
  return visiblePlace(transaction, acting.actor, place.code);
}

/** Former names with one more: each once, none that the place has again. */
export function formerNamesOf(former: readonly Names[], before: Names, after: Names): readonly Names[] {
  if (before.uz_UZ === after.uz_UZ) return former;
  return [...former.filter(({ uz_UZ }) => uz_UZ !== before.uz_UZ && uz_UZ !== after.uz_UZ), before];
}

/** Renames or corrects a place. @throws {Problem} `not-found`, `conflict`, `invalid`, `duplicate` */
export async function updatePlace(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  given: PlaceFacts,
  ifMatch: number,
): Promise<PlaceRecord> {
  const place = await visiblePlace(transaction, acting.actor, code, true);
  assertVersion(place, ifMatch);
  if (!place.active) throw new Problem("move-refused", { reasons: [{ code: "place-inactive" }] });
  await assertFacts(transaction, acting.actor, place.level, code, given);
  const name = completeNames(given.name);
  const former = formerNamesOf(place.formerNames, place.name, name);
  const keys = placeKeys(code, name, former);
  const { table, code: column } = placeTables[place.level];
  const levelColumns = {
    region: sql`cadastre_code = ${given.cadastreCode}`,
    district: sql`cadastre_code = ${given.cadastreCode}, type = ${given.type}, bhm_multiple = ${given.bhmMultiple}`,
    neighborhood: sql`district_soato = ${given.parent}`,
  }[place.level];
  try {
    await sql`
      update ${sql.table(table)} set name = ${jsonb(name)}, former_names = ${jsonb(former)}, sort_key = ${keys.sortKey},
        search_key = ${keys.searchKey}, version = version + 1, ${levelColumns}
      where ${sql.ref(column)} = ${code}`.execute(transaction);
  } catch (error) {
    throw duplicated(error, code);
  }
  const changes = changesBetween(
    {
      ...prefixed(place.name),
      parent: place.path.at(-1)?.code ?? null,
      type: place.type,
      cadastreCode: place.cadastreCode,
      bhmMultiple: place.bhmMultiple,
    },
    {
      ...prefixed(name),
      parent: given.parent,
      type: given.type,
      cadastreCode: given.cadastreCode,
      bhmMultiple: given.bhmMultiple,
    },
  );
  const renamed = place.name.uz_UZ !== name.uz_UZ;
  await recordPlaces(transaction, acting, [{ code, action: renamed ? "place.renamed" : "place.changed", changes }]);
  return visiblePlace(transaction, acting.actor, code);
}

/** Names as fields of their own, by the last step of their pointers. */
function prefixed(names: Names): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [`name/${locale}`, name]));
}

/** Sets whether a place is offered, and counts its version up. */
export async function markActive(transaction: Transaction, code: string, active: boolean): Promise<void> {
  const { table, code: column } = placeTables[levelOfPlace(code)];
  await sql`
    update ${sql.table(table)} set active = ${active}, version = version + 1
    where ${sql.ref(column)} = ${code}`.execute(transaction);
}

function refused(code: string, params?: Record<string, number>): Problem {
  return new Problem("move-refused", { reasons: [{ code, ...(params === undefined ? {} : { params }) }] });
}

/**
 * Stops or goes on offering a place. A place with active places in it goes on; one that went into others does not come
 * back, nor one in a place that is not offered.
 * @throws {Problem} `not-found`, `conflict`, `move-refused`
 */
export async function setPlaceActive(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  { active, reason }: { readonly active: boolean; readonly reason: string },
  ifMatch: number,
): Promise<PlaceRecord> {
  const place = await visiblePlace(transaction, acting.actor, code, true);
  assertVersion(place, ifMatch);
  if (place.active === active) throw refused(active ? "place-active" : "place-inactive");
  if (!active && place.children > 0) throw refused("place-has-children", { count: place.children });
  if (active && place.successors.length > 0) throw refused("place-succeeded");
  const parent = place.path.at(-1);
  if (active && parent !== undefined && !(await findPlace(transaction, parent.code))?.active) {
    throw refused("parent-inactive");
  }
  await markActive(transaction, code, active);
  await recordPlaces(transaction, acting, [
    { code, action: active ? "place.reactivated" : "place.deactivated", reason },
  ]);
  return visiblePlace(transaction, acting.actor, code);
}
