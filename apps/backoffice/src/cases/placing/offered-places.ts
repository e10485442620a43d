import type { UnplacedRow } from "@yer/api/contract/placing";
import type { Names } from "@yer/api/contract/values";

/** A neighbourhood that some records can be placed in. */
export interface OfferedPlace {
  readonly id: string;
  readonly name: Names;
  /** Whether it stands for the place of every one of them. */
  readonly isInstead: boolean;
}

/** Neighbourhoods that stand for the places of all of some records, then the others of their district. */
export function offeredPlaces(
  rows: readonly Pick<UnplacedRow, "ended">[],
  ofDistrict: readonly Pick<OfferedPlace, "id" | "name">[],
): readonly OfferedPlace[] {
  const [first, ...others] = rows;
  const instead = (first?.ended.today ?? []).filter(({ id }) =>
    others.every(({ ended }) => ended.today.some((one) => one.id === id)),
  );
  return [
    ...instead.map((place) => ({ ...place, isInstead: true })),
    ...ofDistrict
      .filter(({ id }) => !instead.some((one) => one.id === id))
      .map(({ id, name }) => ({ id, name, isInstead: false })),
  ];
}
