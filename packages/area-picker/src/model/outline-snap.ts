import type { Polygon } from "@yer/api/contract/values";
import { drawnPosition, isSame, type Position } from "./outline-draft.js";
import { degreeAt } from "./outline-plane.js";

/** Where a corner was caught: at a neighbour's corner, or on one of its sides. */
export interface Snap {
  readonly position: Position;
  readonly at: "corner" | "side";
  /** Metres from where the corner was put. */
  readonly distance: number;
}

/** What corners are caught by, made ready once for many questions. */
export interface SnapTargets {
  /** The nearest corner within `reach` metres, else the nearest side; `undefined` where nothing is near. */
  nearest(position: Position, reach: number): Snap | undefined;
}

/** Width of a square of the grid in degrees, about a hundred metres: plots are of that size. */
const square = 0.001;

/** Most squares that one side may be noted in: a longer one is not of a plot. */
const longest = 4096;

type Side = readonly [from: Position, to: Position];

/**
 * Makes neighbours ready to catch corners. Sides are noted in a grid, so that a question costs what lies around it,
 * however many neighbours there are.
 */
export function snapTargets(neighbours: readonly Polygon[]): SnapTargets {
  const grid = new Map<string, Side[]>();
  for (const { coordinates } of neighbours) {
    for (const ring of coordinates) {
      for (const [index, to] of ring.entries()) {
        const from = ring[index - 1];
        if (!from || isSame(from, to)) continue;
        for (const key of squaresOf(from, to)) {
          const noted = grid.get(key);
          if (noted) noted.push([from, to]);
          else grid.set(key, [[from, to]]);
        }
      }
    }
  }
  return { nearest: (position, reach) => nearest(grid, position, reach) };
}

function cell(value: number): number {
  return Math.floor(value / square);
}

function* squaresOf(from: Position, to: Position): Generator<string> {
  const [west, east] = [cell(Math.min(from[0], to[0])), cell(Math.max(from[0], to[0]))];
  const [south, north] = [cell(Math.min(from[1], to[1])), cell(Math.max(from[1], to[1]))];
  if ((east - west + 1) * (north - south + 1) > longest) return;
  for (let x = west; x <= east; x += 1) for (let y = south; y <= north; y += 1) yield `${x} ${y}`;
}

function nearest(grid: ReadonlyMap<string, readonly Side[]>, position: Position, reach: number): Snap | undefined {
  const degree = degreeAt(position[1]);
  const [dx, dy] = [reach / degree.east, reach / degree.north];
  const around = squaresOf([position[0] - dx, position[1] - dy], [position[0] + dx, position[1] + dy]);
  let corner: Snap | undefined;
  let side: Snap | undefined;
  const metres = ([x, y]: Position): readonly [number, number] => [
    (x - position[0]) * degree.east,
    (y - position[1]) * degree.north,
  ];
  for (const key of around) {
    for (const [from, to] of grid.get(key) ?? []) {
      for (const end of [from, to]) {
        const distance = Math.hypot(...metres(end));
        if (distance <= reach && distance < (corner?.distance ?? Infinity)) {
          corner = { position: end, at: "corner", distance };
        }
      }
      const [ax, ay] = metres(from);
      const [bx, by] = metres(to);
      const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length2));
      const distance = Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
      if (distance <= reach && distance < (side?.distance ?? Infinity)) {
        const foot: Position = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
        side = { position: drawnPosition(foot), at: "side", distance };
      }
    }
  }
  // A corner near by is meant even where a side is nearer: plots join at corners.
  return corner ?? side;
}
