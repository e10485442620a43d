import type { FlowDiagram } from "../flow/diagram.js";
import type { Places } from "./adapter.js";
import { sizeOf } from "./sizes.js";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxesOf({ nodes }: FlowDiagram, places: Places): Map<string, Box> {
  return new Map(
    nodes.map((node) => {
      const place = places.get(node.id);
      if (!place || !Number.isFinite(place.x) || !Number.isFinite(place.y)) {
        throw new Error(`${node.id} has no place`);
      }
      return [node.id, { ...place, ...sizeOf(node) }];
    }),
  );
}

/** Pairs of nodes that lie over each other. */
export function overlapsOf(diagram: FlowDiagram, places: Places): number {
  const boxes = [...boxesOf(diagram, places).values()].toSorted((one, other) => one.x - other.x);
  let count = 0;
  for (const [index, box] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next];
      if (!other || other.x >= box.x + box.width) break;
      if (other.y < box.y + box.height && box.y < other.y + other.height) count++;
    }
  }
  return count;
}

/**
 * Pairs of relations that cross, each drawn straight from the right side of one node to the left side of another:
 * the same lines for every peer, whatever bends it would draw.
 */
export function crossingsOf(diagram: FlowDiagram, places: Places): number {
  const boxes = boxesOf(diagram, places);
  const lines = diagram.relations
    .flatMap(({ source, target }) => {
      const [from, to] = [boxes.get(source), boxes.get(target)];
      if (!from || !to) return [];
      const ends = [
        { x: from.x + from.width, y: from.y + from.height / 2 },
        { x: to.x, y: to.y + to.height / 2 },
      ] as const;
      return [
        {
          source,
          target,
          a: ends[0],
          b: ends[1],
          left: Math.min(ends[0].x, ends[1].x),
          right: Math.max(ends[0].x, ends[1].x),
        },
      ];
    })
    .toSorted((one, other) => one.left - other.left);
  type Point = { readonly x: number; readonly y: number };
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  let count = 0;
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.left > one.right) break;
      // Relations of one node meet there, which is no crossing.
      if (one.source === other.source || one.target === other.target) continue;
      if (
        side(one.a, one.b, other.a) * side(one.a, one.b, other.b) < 0 &&
        side(other.a, other.b, one.a) * side(other.a, other.b, one.b) < 0
      ) {
        count++;
      }
    }
  }
  return count;
}
