/** Classes of an overlap, lightest first (DOMAIN §6). */
export const overlapClasses = ["sliver", "overlap", "duplicate"] as const;
/** See {@link overlapClasses}. */
export type OverlapClass = (typeof overlapClasses)[number];

/** Class of an overlap by its percent of the smaller plot: below 1 a sliver, above 80 a duplicate. */
export function overlapClass(percent: number): OverlapClass {
  if (percent < 1) return "sliver";
  return percent > 80 ? "duplicate" : "overlap";
}
