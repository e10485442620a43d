import { type Pen, trace } from "./geometry.js";
import type { TileFeatures } from "./read-tile.js";

const known = new WeakMap<TileFeatures, Int32Array>();

/** Boxes around all features of a tile: west, north, east, south of each in tile units. Found when first asked for. */
export function boxesOf(tile: TileFeatures): Int32Array {
  const before = known.get(tile);
  if (before) return before;
  const boxes = new Int32Array(tile.count * 4);
  let [west, north, east, south] = [0, 0, 0, 0];
  const meet = (x: number, y: number): void => {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  };
  const pen: Pen = { moveTo: meet, lineTo: meet, closePath: () => undefined };
  const [least, most] = [-(2 ** 31), 2 ** 31 - 1];
  for (let feature = 0; feature < tile.count; feature++) {
    [west, north, east, south] = [most, most, least, least];
    // At this scale no corner is left out.
    trace(pen, tile, feature, { scale: 1, left: 0, top: 0 });
    boxes.set([west, north, east, south], feature * 4);
  }
  known.set(tile, boxes);
  return boxes;
}
