import { outlineArea } from "../outline-area.js";
import type { Position } from "../outline-draft.js";
import { isAround } from "../outline-fault.js";

type Ring = Position[];

/** Rings beyond which nothing is sorted: the service takes twenty. */
const mostRings = 200;
/** Corners beyond which nothing is sorted: each ring is held against all larger ones, and the service takes two thousand. */
const mostCorners = 100_000;

/**
 * Sorts the rings of one shape into polygons, whichever way they turn: what lies inside an odd number of others is a
 * hole of the smallest of them. Shapefiles say it by direction, and many programs write it wrong.
 */
export function nestRings(rings: readonly (readonly Position[])[]): Ring[][] {
  const all = rings.filter((ring) => ring.length > 0).map((ring) => [...ring]);
  const corners = all.reduce((sum, ring) => sum + ring.length, 0);
  if (all.length <= 1 || all.length > mostRings || corners > mostCorners) return all.length === 0 ? [] : [all];
  const known = all
    .map((ring) => ({ ring, size: outlineArea({ type: "Polygon", coordinates: [ring] }) }))
    .toSorted((a, b) => b.size - a.size);
  const polygons: { outer: Ring; depth: number; holes: Ring[] }[] = [];
  for (const [index, { ring }] of known.entries()) {
    const [corner] = ring;
    const around = known.slice(0, index).filter((other) => corner && isAround(other.ring, corner));
    const holder =
      around.length % 2 === 1
        ? polygons.findLast(({ outer }) => around.some((other) => other.ring === outer))
        : undefined;
    if (holder) holder.holes.push(ring);
    else polygons.push({ outer: ring, depth: around.length, holes: [] });
  }
  return polygons.map(({ outer, holes }) => [outer, ...holes]);
}
