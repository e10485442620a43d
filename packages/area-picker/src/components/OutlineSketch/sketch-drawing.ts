import type { Polygon } from "@yer/api/contract/values";
import { sketchFrame, type SketchMark } from "./sketch-frame.js";

/** A place in the drawing, in its units. */
export type SketchPlace = readonly [x: number, y: number];

/** Side of the square that the plot is fitted into, in units of the drawing. */
export const sketchSize = 240;

const margin = 20;
/** What stands around the plot where a scale stands below it. */
const scaledMargin = 32;
/** What stands around the plot where its neighbours are drawn. */
const wideMargin = 60;

/** What is drawn, and how it is fitted into the picture. */
export interface SketchDrawn {
  readonly neighbours: readonly Polygon[];
  readonly marks: readonly SketchMark[];
  readonly hasScale: boolean;
  /** Width of the picture by its height: beside the square of the drawing a wide one shows what lies there too. */
  readonly proportion: number;
}

/** How a plot and what is around it is drawn. */
export interface SketchDrawing {
  /** Units of the drawing that a degree of latitude takes. */
  readonly scale: number;
  /** Where a longitude and latitude lies in the drawing. */
  readonly place: (at: readonly [number, number]) => SketchPlace;
  /** Directions of the marks too far away to be drawn, clockwise from the east, by id. */
  readonly away: ReadonlyMap<string, number>;
  /** The neighbours of which the picture shows a part: these are drawn, and these are counted. */
  readonly neighbours: readonly Polygon[];
}

/** Fits a plot into its picture, with a wider margin where that shows neighbours, and says which of them it shows. */
export function sketchDrawing(outline: Polygon, drawn: SketchDrawn): SketchDrawing {
  const frame = sketchFrame(outline, drawn.marks);
  const fitted = (around: number): Pick<SketchDrawing, "scale" | "place"> => {
    const scale = (sketchSize - 2 * around) / frame.side;
    return {
      scale,
      place: ([x, y]) => [
        sketchSize / 2 + (x - frame.lon) * frame.shrink * scale,
        sketchSize / 2 - (y - frame.lat) * scale,
      ],
    };
  };
  const wide = fitted(wideMargin);
  const half = {
    x: (sketchSize * Math.max(1, drawn.proportion)) / 2,
    y: (sketchSize * Math.max(1, 1 / drawn.proportion)) / 2,
  };
  const fromMiddle = (at: readonly [number, number]): SketchPlace => {
    const [x, y] = wide.place(at);
    return [x - sketchSize / 2, y - sketchSize / 2];
  };
  const neighbours = drawn.neighbours.filter(({ coordinates }) =>
    coordinates.some((ring) => isSeen(ring.map(fromMiddle), half)),
  );
  const fit = neighbours.length > 0 ? wide : fitted(drawn.hasScale ? scaledMargin : margin);
  return { ...fit, away: frame.away, neighbours };
}

/** Whether a part of a line lies within a picture of these half sides around nought. */
function isSeen(line: readonly SketchPlace[], half: { readonly x: number; readonly y: number }): boolean {
  return line.slice(1).some((to, index) => {
    const from = line[index] ?? to;
    // Along the side from 0 to 1: where it enters what is left of the picture, and where it leaves that.
    let [enters, leaves] = [0, 1];
    for (const [start, way, limit] of [
      [from[0], to[0] - from[0], half.x],
      [from[1], to[1] - from[1], half.y],
    ] as const) {
      if (way === 0) {
        if (Math.abs(start) >= limit) return false;
        continue;
      }
      const [one, other] = [(-limit - start) / way, (limit - start) / way];
      enters = Math.max(enters, Math.min(one, other));
      leaves = Math.min(leaves, Math.max(one, other));
    }
    return enters < leaves;
  });
}
