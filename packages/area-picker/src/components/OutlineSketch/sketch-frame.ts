import type { Polygon } from "@yer/api/contract/values";
import { outlineFacts } from "../../model/outline-facts.js";

/** Something that is pointed out beside the plot: another outline, lines, or the plot itself. */
export interface SketchMark {
  /** Id that is reported when it is pressed. */
  readonly id: string;
  /** What stands beside it, a number as a rule. */
  readonly label: string;
  /** Longitudes and latitudes. @default the plot's own outline */
  readonly lines?: readonly (readonly (readonly [number, number])[])[];
}

/** What a drawing shows. Degrees, WGS 84. */
export interface SketchFrame {
  readonly lat: number;
  readonly lon: number;
  /** The longer side, in degrees of latitude. */
  readonly side: number;
  /** A degree of longitude in degrees of latitude. */
  readonly shrink: number;
}

/** Further away than so many times the plot's longer side a mark is pointed at, and not drawn. */
const reach = 8;

type Lines = NonNullable<SketchMark["lines"]>;

const boxOf = (lines: Lines) =>
  outlineFacts({ type: "Polygon", coordinates: lines.map((line) => line.map(([x, y]) => [x, y])) });

/** The frame around a plot and the marks near to it; how far the others lie, by id: their direction, clockwise from the east. */
export function sketchFrame(
  outline: Polygon,
  marks: readonly SketchMark[],
): SketchFrame & { readonly away: ReadonlyMap<string, number> } {
  let { west, east, south, north } = outlineFacts(outline);
  const { lat, lon } = outlineFacts(outline);
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((lat * Math.PI) / 180);
  const plot = Math.max((east - west) * shrink, north - south, 1e-9);
  const away = new Map<string, number>();
  for (const { id, lines = [] } of marks) {
    if (!lines.some((line) => line.length > 0)) continue;
    const box = boxOf(lines);
    const [dx, dy] = [(box.lon - lon) * shrink, box.lat - lat];
    const side = Math.max((box.east - box.west) * shrink, box.north - box.south);
    if (Math.hypot(dx, dy) - side / 2 > plot * reach) {
      away.set(id, Math.atan2(-dy, dx));
      continue;
    }
    west = Math.min(west, Math.max(box.west, lon - (plot * reach) / shrink));
    east = Math.max(east, Math.min(box.east, lon + (plot * reach) / shrink));
    south = Math.min(south, Math.max(box.south, lat - plot * reach));
    north = Math.max(north, Math.min(box.north, lat + plot * reach));
  }
  const side = Math.max((east - west) * shrink, north - south, 1e-9);
  return { lat: (south + north) / 2, lon: (west + east) / 2, side, shrink, away };
}
