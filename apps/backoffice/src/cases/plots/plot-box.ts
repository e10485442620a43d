import { outlineFacts } from "@yer/area-picker/model";
import type { Box } from "@yer/api/contract/application-filters";
import type { Polygon } from "@yer/api/contract/values";

/** Degrees around an outline in which neighbours matter: some three hundred metres. */
export const around = 0.003;

/** Degrees that a box is rounded to, so that a corner more does not ask anew. */
const step = 0.005;

/** The box around a plot in which its neighbours matter. */
export function plotBoxAround(outline: Polygon): Box {
  const { west, south, east, north } = outlineFacts(outline);
  return rounded([west - around, south - around, east + around, north + around]);
}

/** A box on steps of its own, so that almost the same one asks for nothing anew. */
export function rounded([west, south, east, north]: Box): Box {
  return [onStep(west, Math.floor), onStep(south, Math.floor), onStep(east, Math.ceil), onStep(north, Math.ceil)];
}

function onStep(value: number, way: (value: number) => number): number {
  return Number((way(value / step) * step).toFixed(4));
}
