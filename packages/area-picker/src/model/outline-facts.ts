import type { Polygon } from "@yer/api/contract/values";

/** Where an outline lies and how long it is. Degrees, WGS 84. */
export interface OutlineFacts {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Middle of the box around it. */
  readonly lat: number;
  readonly lon: number;
  /** Corners; a ring's closing point counts once. */
  readonly points: number;
}

/** Facts of an outline, for drawing it and for saying it in words. */
export function outlineFacts({ coordinates }: Polygon): OutlineFacts {
  let [west, east, south, north, points] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (const ring of coordinates) {
    for (const [lon, lat] of ring) {
      west = Math.min(west, lon);
      east = Math.max(east, lon);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
    points += ring.length - 1;
  }
  return { west, east, south, north, lat: (south + north) / 2, lon: (west + east) / 2, points };
}
