import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { levelOfPlace } from "@yer/api/contract/places";
import type { PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import type { Fault } from "@yer/api/contract/problem";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { completeNames } from "../../platform/names/names.js";
import { mergeOutlines, splitOutlines } from "../outlines/follow-outlines.js";
import { updatePlaceActive } from "./place-rows.js";
import { moveChildren } from "./recode.js";
import {
  assertVersion,
  type FoundPlaceRecord,
  insertPlace,
  lockPlaces,
  type PlaceActing,
  recordPlaces,
  visiblePlace,
} from "./register-service.js";
import { activeBelow, insertSuccessions } from "./succession-queries.js";

/** Active places right below one, locked. */
async function lockChildren(transaction: Transaction, code: string): Promise<string[]> {
  const codes = await activeBelow(transaction, code);
  await lockPlaces(transaction, codes);
  return codes;
}

/**
 * Merges a place into another of its level. Its code leads there from now on, its places move with it, districts under
 * new codes, and its outline becomes part of the other's; applications, organisations and staff that name it are left
 * as they are.
 * @throws {Problem} `not-found`, `precondition-failed`, `invalid`, `move-refused`
 */
export async function mergePlace(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  { body: { into, reason }, ifMatch }: Guarded<BodyOf<typeof placeRegister.merge>>,
): Promise<PlaceRecord> {
  await lockPlaces(transaction, [code, into]);
  const place = await visiblePlace(transaction, acting.actor, code);
  assertVersion(place, ifMatch);
  if (!place.active) throw new Problem("move-refused", { reasons: [{ code: "place-inactive" }] });
  const target =
    levelOfPlace(into) === place.level && into !== code ? await visibleOrNone(transaction, acting, into) : undefined;
  if (target === undefined || !target.active) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/into", code: "choice" }] });
  }
  const children = await lockChildren(transaction, code);
  await moveChildren(transaction, acting, children, { from: code, to: into, reason });
  await mergeOutlines(transaction, code, into);
  await updatePlaceActive(transaction, code, false);
  await insertSuccessions(transaction, code, { to: [into], kind: "merged", at: acting.now });
  await recordPlaces(transaction, acting, [
    { code, action: "place.merged", reason, params: { into, name: target.name.uz_UZ } },
    { code: into, action: "place.absorbed", reason, params: { from: code, name: place.name.uz_UZ } },
  ]);
  return visiblePlace(transaction, acting.actor, code);
}

async function visibleOrNone(
  transaction: Transaction,
  { actor }: PlaceActing,
  code: string,
): Promise<FoundPlaceRecord | undefined> {
  try {
    return await visiblePlace(transaction, actor, code);
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  }
}

/**
 * Splits new places off a place, or the whole of it into them; then each of its places must be given to one of them.
 * @throws {Problem} `not-found`, `precondition-failed`, `invalid`, `duplicate`, `move-refused`
 */
export async function splitPlace(
  transaction: Transaction,
  acting: PlaceActing,
  code: string,
  { body: { parts, keep, reason }, ifMatch }: Guarded<BodyOf<typeof placeRegister.split>>,
): Promise<PlaceRecord> {
  const place = await visiblePlace(transaction, acting.actor, code, true);
  assertVersion(place, ifMatch);
  if (!place.active) throw new Problem("move-refused", { reasons: [{ code: "place-inactive" }] });
  const children = await lockChildren(transaction, code);
  assertParts(place, parts, keep, children);
  for (const [index, part] of parts.entries()) {
    await insertPlace(transaction, acting, part, `/parts/${index}`);
    await moveChildren(transaction, acting, part.children, { from: code, to: part.code, reason });
  }
  await splitOutlines(
    transaction,
    code,
    parts.map((part) => part.code),
    keep,
  );
  await updatePlaceActive(transaction, code, keep);
  await insertSuccessions(transaction, code, { to: parts.map((part) => part.code), kind: "split", at: acting.now });
  await recordPlaces(transaction, acting, [
    {
      code,
      action: keep ? "place.parted" : "place.split",
      reason,
      params: { name: parts.map((part) => completeNames(part.name).uz_UZ).join(", ") },
    },
    ...parts.map((part) => ({
      code: part.code,
      action: "place.created",
      reason,
      params: { from: code, name: place.name.uz_UZ },
      changes: [{ pointer: "/name", before: null, after: completeNames(part.name) }],
    })),
  ]);
  return visiblePlace(transaction, acting.actor, code);
}

/** @throws {Problem} `invalid`, `move-refused` */
function assertParts(
  place: FoundPlaceRecord,
  parts: BodyOf<typeof placeRegister.split>["parts"],
  keep: boolean,
  children: readonly string[],
): void {
  const errors: Fault[] = [];
  const wrong = (pointer: string, fault: FaultCode): void => {
    errors.push({ in: "body", pointer, code: fault });
  };
  if (!keep && parts.length < 2) wrong("/parts", "too-short");
  const given = new Set<string>();
  for (const [index, part] of parts.entries()) {
    if (levelOfPlace(part.code) !== place.level) wrong(`/parts/${index}/code`, "place");
    if (parts.findIndex((other) => other.code === part.code) !== index) wrong(`/parts/${index}/code`, "place-twice");
    for (const [at, child] of part.children.entries()) {
      if (!children.includes(child) || given.has(child)) wrong(`/parts/${index}/children/${at}`, "choice");
      given.add(child);
    }
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const left = children.filter((child) => !given.has(child));
  if (!keep && left.length > 0) {
    throw new Problem("move-refused", { reasons: [{ code: "children-unassigned", params: { count: left.length } }] });
  }
}
