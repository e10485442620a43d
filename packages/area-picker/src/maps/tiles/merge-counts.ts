import type { CountedPlace } from "./count-paint.js";

/** Places so near each other that their numbers stand as one. */
export interface CountDisc {
  /** Middle of the disc, in pixels of the tile. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How many plots all of its places have. */
  readonly count: number;
  readonly byStatus: readonly (readonly [status: string, count: number])[];
  /** Those with most plots first. */
  readonly places: readonly CountedPlace[];
}

/** Edge of the squares that hold one number each: a whole part of a tile's, and as wide as the widest disc. */
export const countCell = 64;

/** Pixels from a disc's edge to the edge of its square: two discs never touch. */
const gap = 1;

/** Pixels from the middle of a disc to its edge: room for its number, and never wider than its square. */
export function discRadius(count: number): number {
  return Math.min(countCell / 2 - gap, 8 + String(count).length * 3.4 + Math.log10(Math.max(1, count)));
}

/**
 * Grid clustering: numbers whose places lie in one square of the screen merge, and the disc stands within the square, as
 * near to the middle of its plots as its radius allows. So no two overlap, and none crosses a tile's edge: each tile is
 * drawn alone, and neighbours agree about what lies near their common edge. Places beyond the tile's own edge are its
 * neighbour's.
 */
export function mergeCounts(places: readonly CountedPlace[], scale: number, extent: number): CountDisc[] {
  const squares = new Map<string, CountedPlace[]>();
  for (const place of places) {
    if (place.x < 0 || place.y < 0 || place.x >= extent || place.y >= extent) continue;
    const key = `${squareOf(place.x * scale)} ${squareOf(place.y * scale)}`;
    const square = squares.get(key);
    if (square) square.push(place);
    else squares.set(key, [place]);
  }
  return [...squares.values()].map((square) => discOf(square, scale));
}

function squareOf(pixels: number): number {
  return Math.floor(pixels / countCell);
}

function discOf(places: readonly CountedPlace[], scale: number): CountDisc {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const byStatus = new Map<string, number>();
  for (const [status, part] of places.flatMap((place) => place.byStatus)) {
    byStatus.set(status, (byStatus.get(status) ?? 0) + part);
  }
  const radius = discRadius(count);
  const middle = (axis: "x" | "y"): number => {
    const weighted = places.reduce((sum, place) => sum + place[axis] * place.count, 0) / count;
    const from = squareOf((places[0]?.[axis] ?? 0) * scale) * countCell;
    return Math.min(from + countCell - gap - radius, Math.max(from + gap + radius, weighted * scale));
  };
  return {
    x: middle("x"),
    y: middle("y"),
    radius,
    count,
    byStatus: [...byStatus],
    places: places.toSorted((a, b) => b.count - a.count),
  };
}
