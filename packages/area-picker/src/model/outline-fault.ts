import { outlineArea } from "./outline-area.js";
import type { Polygon } from "@yer/api/contract/values";

/** What keeps a text from being an outline, or an outline from being one of a plot. */
export const outlineFaults = [
  "unreadable",
  "not-polygon",
  "several",
  "open",
  "too-short",
  "too-long",
  "swapped",
  "metres",
  "other-system",
  "outside",
  "crossing",
  "nesting",
  "tiny",
] as const;
/** See {@link outlineFaults}. */
export type OutlineFault = (typeof outlineFaults)[number];

type Ring = Polygon["coordinates"][number];
type Position = Ring[number];

/** Most vertices of an outline, over all its rings; the contract's own bound. */
export const mostVertices = 2000;

/** Degrees around Uzbekistan; the service holds the exact border. */
const country = { west: 55.9, east: 73.2, south: 37.1, north: 45.7 } as const;

/** Square metres below which nothing is a plot. */
const leastArea = 1;

/** What is wrong with an outline as one of a plot; `undefined` when it will do. The first fault that a person can mend is named. */
export function outlineFault(outline: Polygon): OutlineFault | undefined {
  const rings = outline.coordinates;
  if (rings.some((ring) => ring.length < 4)) return "too-short";
  if (rings.length > 20 || rings.reduce((sum, ring) => sum + ring.length, 0) > mostVertices) return "too-long";
  if (rings.some((ring) => !isSame(ring[0], ring.at(-1)))) return "open";
  const positions = rings.flat();
  if (!positions.every(isInside)) {
    if (positions.every(([first, second]) => isInside([second, first]))) return "swapped";
    return positions.some(isMetres) ? "metres" : "outside";
  }
  if (crosses(rings)) return "crossing";
  if (!isNested(rings)) return "nesting";
  return outlineArea(outline) < leastArea ? "tiny" : undefined;
}

function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Whether a place lies in the box around the country. */
export function isInside([longitude, latitude]: Position): boolean {
  return (
    longitude >= country.west && longitude <= country.east && latitude >= country.south && latitude <= country.north
  );
}

/** Beyond any degrees: coordinates of a plane, which need to be told of which. */
function isMetres([first, second]: Position): boolean {
  return Math.abs(first) > 180 || Math.abs(second) > 180;
}

interface Side {
  readonly from: Position;
  readonly to: Position;
  readonly ring: number;
  readonly index: number;
  readonly last: number;
}

function sidesOf(rings: readonly Ring[]): Side[] {
  return rings.flatMap((ring, at) =>
    ring.slice(1).map((to, index) => ({ from: ring[index] ?? to, to, ring: at, index, last: ring.length - 2 })),
  );
}

/** Whether any two sides meet where they should not: they may only share the corner that joins neighbours. */
function crosses(rings: readonly Ring[]): boolean {
  // Sorted by their west end, sides far apart are never compared: a sweep without its event queue.
  const sides = sidesOf(rings).toSorted((a, b) => west(a) - west(b));
  const open: Side[] = [];
  for (const side of sides) {
    if (isSame(side.from, side.to)) return true;
    const from = west(side);
    let kept = 0;
    for (const other of open) {
      if (Math.max(other.from[0], other.to[0]) < from) continue;
      open[kept] = other;
      kept += 1;
      if (north(side) < south(other) || north(other) < south(side)) continue;
      if (meets(side, other)) return true;
    }
    open.length = kept;
    open.push(side);
  }
  return false;
}

function west({ from, to }: Side): number {
  return Math.min(from[0], to[0]);
}

function south({ from, to }: Side): number {
  return Math.min(from[1], to[1]);
}

function north({ from, to }: Side): number {
  return Math.max(from[1], to[1]);
}

function areNeighbours(a: Side, b: Side): boolean {
  if (a.ring !== b.ring) return false;
  const apart = Math.abs(a.index - b.index);
  return apart === 1 || apart === a.last;
}

function meets(a: Side, b: Side): boolean {
  const [t1, t2] = [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to)];
  // Most pairs end here: one side wholly left or right of the other's line.
  if (t1 * t2 > 0) return false;
  const [t3, t4] = [turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)];
  if (areNeighbours(a, b)) {
    // They share a corner; they may not also lie back over each other.
    if (t1 !== 0 || t2 !== 0) return false;
    const [far, corner] = isSame(a.to, b.from) || isSame(a.to, b.to) ? [a.from, a.to] : [a.to, a.from];
    const other = isSame(b.from, corner) ? b.to : b.from;
    return (far[0] - corner[0]) * (other[0] - corner[0]) + (far[1] - corner[1]) * (other[1] - corner[1]) > 0;
  }
  if (t1 * t2 < 0 && t3 * t4 < 0) return true;
  return (
    (t1 === 0 && isWithin(a, b.from)) ||
    (t2 === 0 && isWithin(a, b.to)) ||
    (t3 === 0 && isWithin(b, a.from)) ||
    (t4 === 0 && isWithin(b, a.to))
  );
}

/** Above zero when the way a → b → c turns left, below when right, zero when straight. */
function turn(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

/** Whether a point that lies on a side's line lies on the side. */
function isWithin({ from, to }: Side, [x, y]: Position): boolean {
  return (
    x >= Math.min(from[0], to[0]) &&
    x <= Math.max(from[0], to[0]) &&
    y >= Math.min(from[1], to[1]) &&
    y <= Math.max(from[1], to[1])
  );
}

/** Whether every hole lies inside the outer ring and in no other hole. No two rings meet: that was asked before. */
function isNested([outer, ...holes]: readonly Ring[]): boolean {
  return holes.every((hole, at) => {
    const [corner] = hole;
    if (!outer || !corner || !isAround(outer, corner)) return false;
    return holes.every((other, index) => index === at || !isAround(other, corner));
  });
}

/** Whether a point lies inside a ring: a ray to the east crosses it an odd number of times. */
export function isAround(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (const [index, [toX, toY]] of ring.entries()) {
    const from = ring[index - 1] ?? ring.at(-1);
    if (!from) continue;
    const [fromX, fromY] = from;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}
