import type { Polygon } from "@yer/api/contract/values";
import { degreeAt } from "./outline-plane.js";

/**
 * Area of an outline in square metres, holes taken away. Reckoned in the plane that touches the ellipsoid at the
 * outline's middle: for plots of up to some kilometres it differs from the geodesic area by less than a millionth.
 * `measureOutline` of `./model/measure` is the exact one, where its weight is no matter.
 */
export function outlineArea(outline: Polygon): number {
  const [outer = [], ...holes] = outline.coordinates;
  let [south, north] = [Infinity, -Infinity];
  // Not `Math.min(...)`: an outline of a hundred thousand corners is refused elsewhere, but must not throw here.
  for (const [, latitude] of outer) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  if (outer.length === 0) return 0;
  const degree = degreeAt((south + north) / 2);
  const scale = degree.east * degree.north;
  return Math.max(0, holes.reduce((left, hole) => left - doubled(hole) / 2, doubled(outer) / 2) * scale);
}

/** Twice the area of a ring in square degrees (shoelace), whichever way it turns. */
function doubled(ring: Polygon["coordinates"][number]): number {
  const [start] = ring;
  if (!start) return 0;
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[index + 1] ?? start;
    // From the first corner, or the digits that make the difference would drown in those of the place.
    sum += (x - start[0]) * (nextY - start[1]) - (nextX - start[0]) * (y - start[1]);
  }
  return Math.abs(sum);
}
