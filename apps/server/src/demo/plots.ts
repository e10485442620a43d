import type { Polygon } from "@yer/api/contract/values";
import { districtCentres } from "../schema/data/district-centres.js";
import { type Rings, regionOutlines } from "../schema/data/region-outlines.js";
import { type Random, randomOf } from "./random.js";

/** Degrees in WGS 84. */
export type Point = readonly [longitude: number, latitude: number];

/** Side of a grid cell in degrees, about 75 m: room for a plot and a street. */
const cell = 0.0009;
/** Metres in a degree of latitude; of longitude at 41° north. */
const metres = { latitude: 111_200, longitude: 84_000 } as const;
const centres = new Map<string, Point>();

function inRing([x, y]: Point, ring: Rings[number]): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index += 1) {
    const [x1, y1] = ring[index] ?? [0, 0];
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in a region, by its approximate outline. */
export function inRegion(region: string, point: Point): boolean {
  return (regionOutlines[region] ?? []).some(
    ([outer = [], ...holes]) => inRing(point, outer) && !holes.some((hole) => inRing(point, hole)),
  );
}

/**
 * Where a district's made-up plots lie: its own centre, or, where the region's coarse outline leaves that out, a point of
 * the region with as much region around it as can be had.
 */
export function centreOf(district: string): Point {
  const known = centres.get(district) ?? districtCentres[district];
  if (known && inRegion(district.slice(0, 4), known)) return known;
  const region = district.slice(0, 4);
  const points = (regionOutlines[region] ?? []).flatMap(([outer = []]) => outer);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const random = randomOf(`centre ${district}`);
  const within = (least: number, most: number): number => least + random.next() * (most - least);
  for (let tries = 0; ; tries += 1) {
    const point: Point = [within(Math.min(...xs), Math.max(...xs)), within(Math.min(...ys), Math.max(...ys))];
    // Small regions have less room: ask for less the longer nothing is found.
    const room = 0.03 / (1 + Math.floor(tries / 200));
    const around: Point[] = [
      [room, 0],
      [-room, 0],
      [0, room],
      [0, -room],
    ];
    const fits = ([dx, dy]: Point): boolean => inRegion(region, [point[0] + dx, point[1] + dy]);
    if (inRegion(region, point) && around.every(fits)) {
      centres.set(district, point);
      return point;
    }
  }
}

/** The n-th cell of a square spiral around the origin. */
function spiral(n: number): readonly [number, number] {
  if (n === 0) return [0, 0];
  const ring = Math.ceil((Math.sqrt(n + 1) - 1) / 2);
  const side = 2 * ring;
  const offset = n - (side - 1) ** 2;
  const along = offset % side;
  switch (Math.floor(offset / side)) {
    case 0:
      return [ring, along - ring + 1];
    case 1:
      return [ring - along - 1, ring];
    case 2:
      return [-ring, ring - along - 1];
    default:
      return [along - ring + 1, -ring];
  }
}

/** Degrees to about a centimetre. */
const round = (value: number): number => Math.round(value * 1e7) / 1e7;

/** A made-up plot. */
export interface Plot {
  readonly outline: Polygon;
  /** Square metres, whole. */
  readonly area: number;
}

/**
 * A plot inside the district's region, on a cell of its own: plots of different numbers do not touch.
 * @param shift moves it by so much of its width, to make overlaps on purpose
 */
export function madePlot(random: Random, district: string, n: number, shift = 0): Plot {
  const region = district.slice(0, 4);
  const [x0, y0] = centreOf(district);
  const width = random.between(18, 34);
  const depth = random.between(20, 42);
  const dx = width / metres.longitude;
  const dy = depth / metres.latitude;
  for (let from = n; ; from += 10_007) {
    const [column, row] = spiral(from % 4000);
    const x = x0 + column * cell + shift * dx;
    const y = y0 + row * cell;
    // A little askew, as plots are.
    const skew = dx * 0.08 * (random.next() - 0.5);
    const ring: Point[] = [
      [x, y],
      [x + dx, y + skew],
      [x + dx - skew, y + dy],
      [x - skew, y + dy - skew],
      [x, y],
    ];
    if (!ring.every((corner) => inRegion(region, corner)) && from < n + 100 * 10_007) continue;
    return {
      outline: { type: "Polygon", coordinates: [ring.map(([px, py]): [number, number] => [round(px), round(py)])] },
      area: width * depth,
    };
  }
}
