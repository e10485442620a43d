import { boxesOf } from "./boxes-of.js";
import { type Placing, ringsOf, trace } from "./geometry.js";
import { patternEdge, patterns, patternWidth } from "./patterns.js";
import type { Pattern } from "./patterns.js";
import { type TileFeatures, valueIndex } from "./read-tile.js";
import type { Work } from "./tile-queue.js";
import { type CanvasBox, drawnAtOnce, type TilePainter } from "./vector-tiles.js";

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

const none = new Uint32Array();
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
  const features = new Map([...found].map(([value, list]) => [String(tile.values.at(value)), Uint32Array.from(list)]));
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

/** Pixels from the middle of a point's mark to its edge. */
const markRadius = 7;

/** Pixels that an outline, or a point's mark, may reach beyond its own corners. */
const margin = markRadius + 3;

/** Draws the edge of a plot, or of the mark that stands for a point. */
function edge(pen: CanvasRenderingContext2D, tile: TileFeatures, feature: number, placing: Placing): void {
  if (tile.types[feature] !== 1) {
    trace(pen, tile, feature, placing);
    return;
  }
  for (const [x = 0, y = 0] of ringsOf(tile, feature)) {
    const [middleX, middleY] = [x * placing.scale + placing.left, y * placing.scale + placing.top];
    pen.moveTo(middleX + markRadius, middleY);
    pen.arc(middleX, middleY, markRadius, 0, 2 * Math.PI);
  }
}

/** Features of which some lies in a box of the canvas, and the others. */
function parted(
  tile: TileFeatures,
  features: Uint32Array,
  { scale, left, top }: Placing,
  box: CanvasBox,
): { readonly within: Uint32Array; readonly beyond: Uint32Array } {
  const boxes = boxesOf(tile);
  const [west, east] = [(box.west - margin - left) / scale, (box.east + margin - left) / scale];
  const [north, south] = [(box.north - margin - top) / scale, (box.south + margin - top) / scale];
  const isWithin = (feature: number): boolean => {
    const at = feature * 4;
    return (
      (boxes[at] ?? 0) <= east &&
      (boxes[at + 2] ?? 0) >= west &&
      (boxes[at + 1] ?? 0) <= south &&
      (boxes[at + 3] ?? 0) >= north
    );
  };
  return { within: features.filter(isWithin), beyond: features.filter((feature) => !isWithin(feature)) };
}

/** Draws plots, or the marks of points, coloured and marked by their status: what is in view first, the rest of the canvas when there is time. */
export function plotPainter({ looks, line, chosenLine, chosen, strength = 0.55 }: PlotPaint): TilePainter {
  const fills = new Map<string, CanvasPattern | string>();
  function fillFor(pen: CanvasRenderingContext2D, status: string, look: PlotLook): CanvasPattern | string {
    const known = fills.get(status);
    if (known !== undefined) return known;
    const fill = fillOf(pen, look, strength);
    fills.set(status, fill);
    return fill;
  }
  function* fillIn(
    pen: CanvasRenderingContext2D,
    tile: TileFeatures,
    placing: Placing,
    groups: readonly (readonly [status: string, features: Uint32Array])[],
  ): Work {
    for (const [status, features] of groups) {
      const look = looks.get(status);
      if (!look || features.length === 0) continue;
      const fill = fillFor(pen, status, look);
      for (let from = 0; from < features.length; from += atOnce) {
        pen.fillStyle = fill;
        pen.strokeStyle = line;
        pen.lineWidth = 1;
        pen.lineJoin = "round";
        pen.beginPath();
        for (const feature of features.subarray(from, from + atOnce)) edge(pen, tile, feature, placing);
        pen.fill();
        pen.stroke();
        yield;
      }
    }
  }
  function outlineChosen(pen: CanvasRenderingContext2D, tile: TileFeatures, placing: Placing): void {
    const at = chosen === null ? -1 : tile.values.indexOf(chosen);
    if (at < 0) return;
    const key = tile.keys.indexOf("id");
    for (let feature = 0; feature < tile.count; feature++) {
      if (valueIndex(tile, feature, key) !== at) continue;
      pen.beginPath();
      edge(pen, tile, feature, placing);
      pen.strokeStyle = chosenLine;
      pen.lineWidth = 4;
      pen.stroke();
    }
  }
  return function* paint(pen, tile, placing, { whole, view }) {
    // Squares of a pattern lie on whole pixels: blending neighbours changes nothing and costs as much as filling.
    pen.imageSmoothingEnabled = false;
    const groups = [...byStatus(tile)].map(([status, features]) => {
      // Of a tile that is stretched over many canvases each shows a part.
      const here =
        placing.scale * tile.extent > whole.east + 1 ? parted(tile, features, placing, whole).within : features;
      const isOne = view === whole || tile.count <= drawnAtOnce;
      return { status, ...(isOne ? { within: here, beyond: none } : parted(tile, here, placing, view)) };
    });
    yield* fillIn(
      pen,
      tile,
      placing,
      groups.map(({ status, within }) => [status, within]),
    );
    outlineChosen(pen, tile, placing);
    if (groups.every(({ beyond }) => beyond.length === 0)) return;
    yield "seen";
    yield* fillIn(
      pen,
      tile,
      placing,
      groups.map(({ status, beyond }) => [status, beyond]),
    );
    outlineChosen(pen, tile, placing);
  };
}
