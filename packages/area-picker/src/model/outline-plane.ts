import type { Position } from "./outline-draft.js";

/** WGS 84 ellipsoid: semi-major axis in metres, square of the eccentricity. */
const axis = 6_378_137;
const eccentricity2 = 0.006_694_379_990_14;

/** Metres a degree is long at a latitude: to the east and to the north. */
export interface DegreeLength {
  readonly east: number;
  readonly north: number;
}

/** The plane that touches the ellipsoid at a latitude: over some kilometres it is true to less than a millionth. */
export function degreeAt(latitude: number): DegreeLength {
  const phi = (latitude * Math.PI) / 180;
  const curve = 1 - eccentricity2 * Math.sin(phi) ** 2;
  const degree = Math.PI / 180;
  return {
    east: (axis / Math.sqrt(curve)) * Math.cos(phi) * degree,
    north: ((axis * (1 - eccentricity2)) / curve ** 1.5) * degree,
  };
}

/** Metres between two places that are near each other. */
export function metresBetween(a: Position, b: Position): number {
  const { east, north } = degreeAt((a[1] + b[1]) / 2);
  return Math.hypot((b[0] - a[0]) * east, (b[1] - a[1]) * north);
}

/** A place moved by metres to the east and to the north. */
export function movedBy([longitude, latitude]: Position, east: number, north: number): Position {
  const degree = degreeAt(latitude);
  return [longitude + east / degree.east, latitude + north / degree.north];
}
