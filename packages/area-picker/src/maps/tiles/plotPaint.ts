import { trace } from "./geometry.js";
import { patternEdge, patterns, patternWidth } from "./patterns.js";
import type { Pattern } from "./patterns.js";
import { type TileFeatures, valueIndex } from "./readTile.js";
import type { TilePainter } from "./vectorTiles.js";

/** How plots of one status look. */
export interface PlotLook {
  /** CSS colour of ground and marks. */
  readonly colour: string;
  readonly pattern: Pattern;
}

/** Everything that plots are drawn with. */
export interface PlotPaint {
  /** By status; what is not named is not drawn. */
  readonly looks: ReadonlyMap<string, PlotLook>;
  /** CSS colour of outlines. */
  readonly line: string;
  /** CSS colour of the chosen plot's outline. */
  readonly chosenLine: string;
  /** Id of the chosen plot. */
  readonly chosen: string | null;
  /** How much of the colour lies under the marks, 0 to 1. @default 0.55 */
  readonly strength?: number;
}

/** Plots drawn by one call: enough to be quick, few enough to stop in time. */
const atOnce = 100;

const sorted = new WeakMap<TileFeatures, ReadonlyMap<string, Uint32Array>>();

/** Features of a tile by the value of a property; found once for each tile. */
function byStatus(tile: TileFeatures): ReadonlyMap<string, Uint32Array> {
  const known = sorted.get(tile);
  if (known) return known;
  const key = tile.keys.indexOf("status");
  const found = new Map<number, number[]>();
  for (let feature = 0; feature < tile.count; feature++) {
    const value = valueIndex(tile, feature, key);
    const list = found.get(value);
    if (list) list.push(feature);
    else found.set(value, [feature]);
  }
  const features = new Map([...found].map(([value, list]) => [String(tile.values[value]), Uint32Array.from(list)]));
  sorted.set(tile, features);
  return features;
}

/** A square of the pattern on its ground, as a canvas fills with it. */
function fillOf(
  pen: CanvasRenderingContext2D,
  { colour, pattern }: PlotLook,
  strength: number,
): CanvasPattern | string {
  const ratio = pen.getTransform().a;
  const square = document.createElement("canvas");
  square.width = patternEdge * ratio;
  square.height = patternEdge * ratio;
  const brush = square.getContext("2d");
  if (!brush) return colour;
  brush.scale(ratio, ratio);
  brush.fillStyle = colour;
  brush.globalAlpha = strength;
  brush.fillRect(0, 0, patternEdge, patternEdge);
  brush.globalAlpha = 1;
  brush.strokeStyle = colour;
  brush.lineWidth = patternWidth(pattern);
  brush.lineCap = "round";
  brush.stroke(new Path2D(patterns[pattern]));
  const fill = pen.createPattern(square, "repeat");
  fill?.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, 0, 0]));
  return fill ?? colour;
}

/** Draws plots, coloured and marked by their status. */
export function plotPainter({ looks, line, chosenLine, chosen, strength = 0.55 }: PlotPaint): TilePainter {
  const fills = new Map<string, CanvasPattern | string>();
  return function* paint(pen, tile, placing) {
    pen.lineWidth = 1;
    pen.lineJoin = "round";
    for (const [status, features] of byStatus(tile)) {
      const look = looks.get(status);
      if (!look) continue;
      let fill = fills.get(status);
      if (fill === undefined) {
        fill = fillOf(pen, look, strength);
        fills.set(status, fill);
      }
      for (let from = 0; from < features.length; from += atOnce) {
        pen.fillStyle = fill;
        pen.strokeStyle = line;
        pen.lineWidth = 1;
        pen.beginPath();
        for (const feature of features.subarray(from, from + atOnce)) trace(pen, tile, feature, placing);
        pen.fill();
        pen.stroke();
        yield;
      }
    }
    const at = chosen === null ? -1 : tile.values.indexOf(chosen);
    if (at < 0) return;
    const key = tile.keys.indexOf("id");
    for (let feature = 0; feature < tile.count; feature++) {
      if (valueIndex(tile, feature, key) !== at) continue;
      pen.beginPath();
      trace(pen, tile, feature, placing);
      pen.strokeStyle = chosenLine;
      pen.lineWidth = 4;
      pen.stroke();
    }
  };
}
