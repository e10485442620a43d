import type { Box } from "../canvas/sheet.js";
import type { Position } from "../model/diagram.js";

/** A line along which a dragged node stands even with others. */
export interface Guide {
  /** Whether it runs from top to bottom (`x` is its place) or from side to side. */
  readonly axis: "x" | "y";
  readonly at: number;
  /** Where it begins and ends along the other axis. */
  readonly from: number;
  readonly to: number;
}

/** How near, in canvas units, edges or middles must come to be drawn together. */
const reach = 6;

/** The place a dragged node is drawn to, and the lines that say with what it is even. */
export function snap(
  dragged: Box,
  others: Iterable<Box>,
): { readonly position: Position; readonly guides: readonly Guide[] } {
  const all = [...others];
  const x = nearest(dragged, all, "x");
  const y = nearest(dragged, all, "y");
  const position = { x: dragged.x + (x?.shift ?? 0), y: dragged.y + (y?.shift ?? 0) };
  const at: Box = { ...dragged, ...position };
  return {
    position,
    guides: [x && guide("x", at, x), y && guide("y", at, y)].filter((line) => line !== null),
  };
}

interface Evenness {
  readonly shift: number;
  readonly at: number;
  readonly other: Box;
}

const side = (axis: "x" | "y") => (axis === "x" ? "width" : "height");

/** Begin, middle and end of a box along an axis. */
const stops = (box: Box, axis: "x" | "y"): readonly number[] => {
  const size = box[side(axis)];
  return [box[axis], box[axis] + size / 2, box[axis] + size];
};

function nearest(dragged: Box, others: readonly Box[], axis: "x" | "y"): Evenness | null {
  let found: Evenness | null = null;
  const own = stops(dragged, axis);
  for (const other of others) {
    // Begin meets begin, middle meets middle, end meets end: what a row or a column of boxes wants.
    for (const [index, at] of stops(other, axis).entries()) {
      const shift = at - (own[index] ?? 0);
      if (Math.abs(shift) <= reach && (!found || Math.abs(shift) < Math.abs(found.shift))) found = { shift, at, other };
    }
  }
  return found;
}

function guide(axis: "x" | "y", box: Box, { at, other }: Evenness): Guide {
  const across = axis === "x" ? "y" : "x";
  const size = side(across);
  return {
    axis,
    at,
    from: Math.min(box[across], other[across]),
    to: Math.max(box[across] + box[size], other[across] + other[size]),
  };
}
