import * as z from "zod/mini";
import type { Polygon } from "./values.js";

/** Parts of a degree that a compact corner counts in: 0.11 m of latitude. */
const perDegree = 1_000_000;

/**
 * An outline as it is taken along: rings of whole millionths of a degree, `longitude, latitude` of the first corner and
 * the steps to each next one; the corner that closes a ring is left out. A third of what GeoJSON takes.
 */
export const compactOutline = z.array(z.array(z.number().check(z.int())));
/** See {@link compactOutline}. */
export type CompactOutline = z.output<typeof compactOutline>;

/** An outline to be taken along. */
export function packOutline(shape: Polygon): CompactOutline {
  return shape.coordinates.map((ring) => {
    const steps: number[] = [];
    let [lng, lat] = [0, 0];
    for (const [longitude, latitude] of ring.slice(0, -1)) {
      const [x, y] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)];
      steps.push(x - lng, y - lat);
      [lng, lat] = [x, y];
    }
    return steps;
  });
}

/** The outline that was taken along, to the millionth of a degree. */
export function unpackOutline(rings: CompactOutline): Polygon {
  return {
    type: "Polygon",
    coordinates: rings.map((steps) => {
      const ring: [number, number][] = [];
      let [lng, lat] = [0, 0];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        lng += steps[at] ?? 0;
        lat += steps[at + 1] ?? 0;
        ring.push([lng / perDegree, lat / perDegree]);
      }
      const [first] = ring;
      return first === undefined ? ring : [...ring, [first[0], first[1]]];
    }),
  };
}
