import { levelOfPlace } from "@yer/api/contract/places";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { updatePlaceActive } from "./place-rows.js";
import { insertPlace, lockPlaces, type PlaceActing, recordPlaces, visiblePlace } from "./register-service.js";
import { activeBelow, inheritDistrict, insertSuccessions, putUnder, takenByDistricts } from "./succession-queries.js";

const two = (value: number): string => String(value).padStart(2, "0");

/** The wanted code where it is free, else the next free one that `of` makes of a number from 1 to 99. */
function freeCode(taken: ReadonlySet<string>, wanted: string, of: (n: number) => string): string {
  if (!taken.has(wanted)) return wanted;
  for (let n = 1; n < 100; n += 1) if (!taken.has(of(n))) return of(n);
  throw new Problem("move-refused", { reasons: [{ code: "place-has-children", params: { count: taken.size } }] });
}

/**
 * Gives districts to another region. A district's SOATO code and cadastre pair begin with its region's, so each goes on
 * as a new district under codes of its own: the last digits it had, or the next free. The old code leads to the new one,
 * the neighbourhoods and the outline move along, and what names the old code keeps it.
 * @param districts active ones of one region, none of them locked yet
 */
async function recodeDistricts(
  transaction: Transaction,
  acting: PlaceActing,
  districts: readonly string[],
  { to: region, reason }: { readonly to: string; readonly reason: string },
): Promise<void> {
  await lockPlaces(transaction, districts);
  const { cadastreCode: pair } = await visiblePlace(transaction, acting.actor, region);
  const { codes, pairs } = await takenByDistricts(transaction);
  for (const from of districts) {
    const old = await visiblePlace(transaction, acting.actor, from);
    const code = freeCode(codes, `${region}${from.slice(4)}`, (n) => `${region}${from.slice(4, 5)}${two(n)}`);
    const cadastreCode = freeCode(pairs, `${pair}:${old.cadastreCode?.slice(3)}`, (n) => `${pair}:${two(n)}`);
    codes.add(code);
    pairs.add(cadastreCode);
    const { name, type, bhmMultiple } = old;
    await insertPlace(transaction, acting, { code, parent: region, name, type, cadastreCode, bhmMultiple });
    await inheritDistrict(transaction, from, code);
    const children = await activeBelow(transaction, from);
    await lockPlaces(transaction, children);
    await moveNeighborhoods(transaction, acting, children, { from, to: code });
    await updatePlaceActive(transaction, from, false);
    await insertSuccessions(transaction, from, { to: [code], kind: "merged", at: acting.now });
    await recordPlaces(transaction, acting, [
      { code: from, action: "place.merged", reason, params: { into: code, name: name.uz_UZ } },
      {
        code,
        action: "place.created",
        reason,
        params: { from, name: name.uz_UZ },
        changes: [{ pointer: "/name", before: null, after: name }],
      },
    ]);
  }
}

/** Moves neighbourhoods to another district, and keeps it in the history of each. */
async function moveNeighborhoods(
  transaction: Transaction,
  acting: PlaceActing,
  codes: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (codes.length === 0) return;
  await putUnder(transaction, codes, to);
  await recordPlaces(
    transaction,
    acting,
    codes.map((code) => ({
      code,
      action: "place.moved",
      changes: [{ pointer: "/parent", before: from, after: to }],
    })),
  );
}

/** Gives places right below one to another of its level. */
export async function moveChildren(
  transaction: Transaction,
  acting: PlaceActing,
  children: readonly string[],
  { from, to, reason }: { readonly from: string; readonly to: string; readonly reason: string },
): Promise<void> {
  if (levelOfPlace(from) === "region") await recodeDistricts(transaction, acting, children, { to, reason });
  else await moveNeighborhoods(transaction, acting, children, { from, to });
}
