import { degreeAt, type Position } from "@yer/area-picker/model";
import type { Polygon } from "@yer/api/contract/values";

/** The square of ground that is drawn, north up. */
export interface TapView {
  readonly centre: Position;
  /** Metres from one edge to the other. */
  readonly side: number;
}

/** A place within the drawing, in shares of its side: from the left, and from the top. */
export type Share = readonly [x: number, y: number];

/** Metres across that are seen at least, and at most: from a corner of a house to a neighbourhood. */
const bounds = { least: 8, most: 800 } as const;

const held = (side: number): number => Math.min(bounds.most, Math.max(bounds.least, side));

/** A view that holds a plot and as much of what lies around it on each side; undefined where nothing is drawn. */
export function viewOf(outlines: readonly Polygon[]): TapView | undefined {
  const places = outlines.flatMap(({ coordinates }) => coordinates[0] ?? []);
  const [longitudes, latitudes] = [places.map(([x]) => x), places.map(([, y]) => y)];
  if (places.length === 0) return undefined;
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const centre: Position = [(west + east) / 2, (south + north) / 2];
  const degree = degreeAt(centre[1]);
  return { centre, side: held(2 * Math.max((east - west) * degree.east, (north - south) * degree.north)) };
}

/** Where on the drawing a place is. */
export function shareOf({ centre, side }: TapView, [longitude, latitude]: Position): Share {
  const { east, north } = degreeAt(centre[1]);
  return [0.5 + ((longitude - centre[0]) * east) / side, 0.5 - ((latitude - centre[1]) * north) / side];
}

/** The place at a point of the drawing. */
export function placeAt({ centre, side }: TapView, [x, y]: Share): Position {
  const { east, north } = degreeAt(centre[1]);
  return [centre[0] + ((x - 0.5) * side) / east, centre[1] + ((0.5 - y) * side) / north];
}

/** The view after what is drawn was pulled by so much. */
export function pulled(view: TapView, [x, y]: Share): TapView {
  return { ...view, centre: placeAt(view, [0.5 - x, 0.5 - y]) };
}

/** A nearer view (below 1) or a farther one, of the same middle. */
export function scaled({ centre, side }: TapView, by: number): TapView {
  return { centre, side: held(side * by) };
}
