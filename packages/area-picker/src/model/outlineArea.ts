import type { Polygon } from "@yer/api/contract/values";

/** WGS 84 ellipsoid: semi-major axis in metres, square of the eccentricity. */
const axis = 6_378_137;
const eccentricity2 = 0.006_694_379_990_14;

/**
 * Area of an outline in square metres, holes taken away. Reckoned in the plane that touches the ellipsoid at the
 * outline's middle: for plots of up to some kilometres it differs from the geodesic area by less than a millionth.
 */
export function outlineArea(outline: Polygon): number {
  const [outer = [], ...holes] = outline.coordinates;
  const latitudes = outer.map(([, latitude]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const phi = (middle * Math.PI) / 180;
  const curve = 1 - eccentricity2 * Math.sin(phi) ** 2;
  const north = (axis * (1 - eccentricity2)) / curve ** 1.5;
  const east = (axis / Math.sqrt(curve)) * Math.cos(phi);
  const scale = north * east * (Math.PI / 180) ** 2;
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
