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
  const points = coordinates.flat();
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  return {
    west,
    east,
    south,
    north,
    lat: (south + north) / 2,
    lon: (west + east) / 2,
    points: points.length - coordinates.length,
  };
}
