import { metresBetween, type Position } from "@yer/area-picker/model";
import { type MeasuredCorner, outlineOfRing, rounded, type SketchedOutline } from "./measured-ring.js";

/** One word of the device on where it is. */
export interface Fix {
  readonly longitude: number;
  readonly latitude: number;
  /** Metres within which it is right, two times out of three, as the device tells it. */
  readonly accuracy: number;
}

/** A corner of a walked outline: the fixes that were taken while somebody stood at it. */
export type WalkedCorner = readonly Fix[];

/** Where a walked corner lies, and by how many metres that may be wrong. */
export interface Corner extends MeasuredCorner {
  /** Fixes that were left out because they lie too far from the others. */
  readonly outliers: number;
}

/** Errors of a phone stay the same for minutes: however many fixes are averaged, this part of the error remains. */
const lasting = 0.5;
/** Times the usual distance from the middle, from which on a fix is an outlier. */
const outlierFrom = 3;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Averages the fixes of a corner, the exact ones counting more, without those that lie far from the rest. */
export function cornerOf(fixes: WalkedCorner): Corner | undefined {
  if (fixes.length === 0) return undefined;
  const middle: Position = [median(fixes.map((fix) => fix.longitude)), median(fixes.map((fix) => fix.latitude))];
  const distances = fixes.map((fix) => metresBetween(middle, [fix.longitude, fix.latitude]));
  const most = Math.max(1, median(distances) * outlierFrom);
  const good = fixes.filter((_, index) => (distances[index] ?? 0) <= most);
  let [longitude, latitude, weights] = [0, 0, 0];
  for (const fix of good) {
    const weight = 1 / Math.max(1, fix.accuracy) ** 2;
    longitude += fix.longitude * weight;
    latitude += fix.latitude * weight;
    weights += weight;
  }
  const usual = median(good.map(({ accuracy }) => accuracy));
  return {
    at: [longitude / weights, latitude / weights],
    error: usual * Math.sqrt(lasting ** 2 + (1 - lasting ** 2) / good.length),
    outliers: fixes.length - good.length,
  };
}

/** The outline of the corners that were walked, closed where the walk came back to its start; undefined of fewer than three. */
export function outlineOf(corners: readonly WalkedCorner[]): SketchedOutline | undefined {
  const found = corners.map(cornerOf).filter((corner) => corner !== undefined);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return undefined;
  // The last corner is the first one again: what lies between them is the error of closing, not a side.
  const gap = metresBetween(first.at, last.at);
  const isClosed = found.length > 3 && gap <= Math.max(first.error, last.error) * 2;
  return outlineOfRing(isClosed ? found.slice(0, -1) : found, {
    closing: isClosed ? rounded(gap, 1) : null,
    fixes: corners.flat().length,
  });
}
