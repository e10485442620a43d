/** Classes of an overlap, lightest first (DOMAIN §6). */
export const overlapClasses = ["sliver", "overlap", "duplicate"] as const;
/** See {@link overlapClasses}. */
export type OverlapClass = (typeof overlapClasses)[number];

/** Percent of the smaller plot that divide the classes: below `sliver`, above `duplicate`. */
export interface OverlapBounds {
  readonly sliver: number;
  readonly duplicate: number;
}

/** The bounds a registry begins with; the service has them as settings. */
export const usualOverlapBounds: OverlapBounds = { sliver: 1, duplicate: 80 };

/** Class of an overlap by its percent of the smaller plot. */
export function overlapClass(percent: number, bounds: OverlapBounds = usualOverlapBounds): OverlapClass {
  if (percent < bounds.sliver) return "sliver";
  return percent > bounds.duplicate ? "duplicate" : "overlap";
}
