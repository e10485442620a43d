import type { ReasonCode } from "@yer/api/contract/reason-codes";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import type { NewPlace, PlaceFacts, PlaceRecord } from "@yer/api/contract/places-register";
import type { Fault } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { contains, republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { completeNames } from "../../platform/names/names.js";
import { appendPlaceHistory, type PlaceEntry } from "./place-history.js";
import { insertPlaceRow, lockPlaceRows, updatePlaceActive, updatePlaceRow } from "./place-rows.js";
import { findPlace } from "./register-queries.js";

/**
 * Who acts on places, and when. Less than {@link ActingPerson}, which it is: batches enter places by what their job was
 * handed, and a route has no settings to read for it.
 */
export type PlaceActing = Pick<ActingPerson, "actor" | "now" | "events">;

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
    await lockPlaceRows(db, level, codes.filter((code) => levelOfPlace(code) === level).toSorted());
  }
}

/** @throws {Problem} `precondition-failed` with the place as it stands */
export function assertVersion(place: FoundPlaceRecord, ifMatch: number): void {
  if (place.version !== ifMatch) throw new Problem("precondition-failed", { current: place });
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
  { level, code }: { readonly level: PlaceLevel; readonly code: string },
  facts: PlaceFacts,
  at = "",
): Promise<void> {
  const errors: Fault[] = [];
  const wrong = (field: string, fault: FaultCode): void => {
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
export async function insertPlace(
  transaction: Transaction,
  { actor }: PlaceActing,
  place: NewPlace,
  at = "",
): Promise<void> {
  const level = levelOfPlace(place.code);
  await assertFacts(transaction, actor, { level, code: place.code }, place, at);
  try {
    await insertPlaceRow(transaction, level, place);
  } catch (error) {
    throw duplicated(error, place.code, at);
  }
}

/** Adds a place. @throws {Problem} `invalid`, `duplicate` */
export async function createPlace(
  transaction: Transaction,
  acting: PlaceActing,
  place: NewPlace,
): Promise<PlaceRecord> {
  await insertPlace(transaction, acting, place);
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

/** Renames or corrects a place. @throws {Problem} `not-found`, `precondition-failed`, `invalid`, `duplicate` */
export async function updatePlace(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  { body: given, ifMatch }: Guarded<PlaceFacts>,
): Promise<PlaceRecord> {
  const place = await visiblePlace(transaction, acting.actor, code, true);
  assertVersion(place, ifMatch);
  if (!place.active) throw new Problem("move-refused", { reasons: [{ code: "place-inactive" }] });
  await assertFacts(transaction, acting.actor, { level: place.level, code }, given);
  const name = completeNames(given.name);
  const former = formerNamesOf(place.formerNames, place.name, name);
  try {
    await updatePlaceRow(transaction, { level: place.level, code }, given, former);
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

function refused(code: ReasonCode, params?: Record<string, number>): Problem {
  return new Problem("move-refused", { reasons: [{ code, ...(params === undefined ? {} : { params }) }] });
}

/**
 * Stops or goes on offering a place. A place with active places in it goes on; one that went into others does not come
 * back, nor one in a place that is not offered.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`
 */
export async function setPlaceActive(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  { body: { active, reason }, ifMatch }: Guarded<{ readonly active: boolean; readonly reason: string }>,
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
  await updatePlaceActive(transaction, code, active);
  await recordPlaces(transaction, acting, [
    { code, action: active ? "place.reactivated" : "place.deactivated", reason },
  ]);
  return visiblePlace(transaction, acting.actor, code);
}
