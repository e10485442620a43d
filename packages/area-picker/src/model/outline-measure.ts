/**
 * Area and length of an outline on the WGS 84 ellipsoid by geodesics (`@yer/area-picker/model/measure`). An entry of its
 * own: the library weighs more than the rest of the model.
 */
import type { Polygon } from "@yer/api/contract/values";
import geographiclib from "geographiclib-geodesic";
import { type OutlineDraft, draftOf } from "./outline-draft.js";

/** What an outline measures. */
export interface OutlineMeasures {
  /** Square metres, holes taken away. */
  readonly area: number;
  /** Metres around the outer ring and the holes. */
  readonly perimeter: number;
}

const { WGS84 } = geographiclib.Geodesic;

/** Measures an outline, whichever way its rings turn. Never throws: coordinates that are no place count as nothing. */
export function measureOutline(outline: Polygon): OutlineMeasures {
  let [area, perimeter] = [0, 0];
  for (const [index, ring] of draftOf(outline).entries()) {
    const polygon = WGS84.Polygon(false);
    for (const [longitude, latitude] of ring) polygon.AddPoint(latitude, longitude);
    const measured = polygon.Compute(false, true);
    const own = Math.abs(measured.area ?? 0);
    area += index === 0 ? own : -own;
    perimeter += measured.perimeter;
  }
  return { area: Math.max(0, area || 0), perimeter: perimeter || 0 };
}

/** Lengths of the sides of each ring in metres: the first is that from the first corner to the second. */
export function sideLengths(draft: OutlineDraft): readonly (readonly number[])[] {
  return draft.map((ring) =>
    ring.map((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      return WGS84.Inverse(from[1], from[0], to[1], to[0]).s12 ?? 0;
    }),
  );
}
