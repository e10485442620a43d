/**
 * What an outline has in common with others (`@yer/area-picker/model/overlap`). An entry of its own: the library that
 * clips polygons weighs more than the rest of the model.
 */
import type { Polygon } from "@yer/api/contract/values";
import { difference, intersection } from "polyclip-ts";
import { outlineArea } from "./outline-area.js";
import { outlineFacts } from "./outline-facts.js";
import { outlineFault } from "./outline-fault.js";
import { type OverlapBounds, type OverlapClass, overlapClass, usualOverlapBounds } from "./outline-overlap-class.js";

export { type OverlapClass, overlapClass, overlapClasses } from "./outline-overlap-class.js";

/** What two plots have in common. */
export interface Overlap {
  /** Square metres. */
  readonly area: number;
  /** Share of the smaller plot, 0 to 100. */
  readonly percent: number;
  readonly class: OverlapClass;
  /** What lies in both, for drawing. */
  readonly parts: readonly Polygon[];
}

/** The part of an outline that lies beyond a boundary. */
export interface Outside {
  /** Square metres beyond it. */
  readonly area: number;
  /** Share of the outline, 0 to 100. */
  readonly percent: number;
  readonly parts: readonly Polygon[];
}

/** Common ground below this many square metres is rounding, as it is for the service. */
const leastCommon = 0.01;

/**
 * What an outline has in common with another plot; `undefined` where they do not meet, or where one of them is not a
 * polygon. Numbers as the service reckons them when the application is saved.
 */
export function overlapOf(
  outline: Polygon,
  other: Polygon,
  bounds: OverlapBounds = usualOverlapBounds,
): Overlap | undefined {
  if (!touch(outline, other) || hasNoArea(outline) || hasNoArea(other)) return undefined;
  const parts = clip(() => intersection(outline.coordinates, other.coordinates));
  if (!parts) return undefined;
  const area = sumOf(parts);
  const smaller = Math.min(outlineArea(outline), outlineArea(other));
  if (area <= leastCommon || smaller === 0) return undefined;
  const percent = Math.min(100, (area / smaller) * 100);
  return { area, percent, class: overlapClass(percent, bounds), parts };
}

/**
 * The part of an outline beyond a boundary: a neighbourhood's, a district's, the country's (one polygon, or several).
 * `undefined` where all of it lies inside, or where the outline is not a polygon.
 */
export function outsideOf(outline: Polygon, boundary: readonly Polygon[]): Outside | undefined {
  if (hasNoArea(outline)) return undefined;
  const whole = outlineArea(outline);
  const near = boundary.filter((part) => touch(outline, part));
  const parts =
    near.length === 0
      ? [outline]
      : clip(() => difference(outline.coordinates, ...near.map(({ coordinates }) => coordinates)));
  if (!parts) return undefined;
  const area = sumOf(parts);
  if (area <= leastCommon) return undefined;
  return { area, percent: Math.min(100, (area / whole) * 100), parts };
}

function clip(work: () => [number, number][][][]): Polygon[] | undefined {
  try {
    return work().map((coordinates): Polygon => ({ type: "Polygon", coordinates }));
  } catch {
    // The library gives up on some outlines that cross themselves; the fault is named elsewhere.
    return undefined;
  }
}

function sumOf(parts: readonly Polygon[]): number {
  return parts.reduce((sum, part) => sum + outlineArea(part), 0);
}

/** Outlines that are on their way, or beyond what can be clipped in a moment, have nothing in common with anyone. */
function hasNoArea(outline: Polygon): boolean {
  const fault = outlineFault(outline);
  return fault === "too-short" || fault === "too-long" || fault === "open";
}

function touch(one: Polygon, other: Polygon): boolean {
  const [a, b] = [outlineFacts(one), outlineFacts(other)];
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}
