import type { Impact } from "@yer/api/contract/impact";
import type { PermissionCode } from "@yer/api/contract/codes";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { partOfCode } from "./decide.js";
import type { Rights } from "./grant.js";
import type { RightsChange } from "./impact.js";
import { districtsWithin, membersHolding } from "./members.js";

/** Permissions by which staff carry an application on: without anybody who holds one, applications stand still. */
const carrying: readonly PermissionCode[] = [...partOfCode.keys(), "record:payment"];
/** Districts that an impact names; the others are counted. */
const mostNamed = 3;

/** Somebody who can come in, and what they may do where. */
export interface Holder extends Rights {
  readonly id: string;
}

function holds({ codes, territory }: Rights, code: string, district: string): boolean {
  return codes.has(code) && contains(territory, district);
}

/**
 * What changes of rights leave to nobody: for each permission that somebody loses, or loses somewhere, the districts in
 * which somebody held it before and nobody does after. Pure.
 */
export function leftBehind(
  changes: readonly RightsChange[],
  holders: readonly Holder[],
  districts: readonly string[],
): Impact["left"] {
  const after = new Map(changes.map((change) => [change.id, change.after]));
  return carrying.flatMap((code) => {
    const left = districts.filter(
      (district) =>
        holders.some((one) => holds(one, code, district)) &&
        !holders.some((one) => holds(after.get(one.id) ?? one, code, district)),
    );
    return left.length === 0 ? [] : [{ code, districts: left.length, places: left.slice(0, mostNamed) }];
  });
}

/** {@link leftBehind} of everybody as they stand. */
export async function readLeftBehind(db: Db | Transaction, changes: readonly RightsChange[]): Promise<Impact["left"]> {
  const places = [...new Set(changes.flatMap(({ before: { territory } }) => territory ?? []))];
  const codes = carrying.filter((code) => changes.some(({ before }) => before.codes.has(code)));
  if (places.length === 0 || codes.length === 0) return [];
  return leftBehind(changes, await membersHolding(db, codes), await districtsWithin(db, places));
}
