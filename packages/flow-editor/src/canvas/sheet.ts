import type { Direction } from "@yer/ui";
import type { Diagram, NodeKind, Position } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { inFlow } from "../outline/flow-order.js";
import type { NodeSize } from "../model/node-size.js";

/** A rectangle of the canvas, in canvas units. */
export interface Box extends Position, NodeSize {}

/** A node as far as its place matters. */
export interface SheetNode extends Box {
  readonly id: string;
  readonly kind: NodeKind;
}

/** A relation as far as its place matters. */
export interface SheetRelation {
  readonly id: string;
  readonly from: SheetNode;
  readonly to: SheetNode;
}

/** Where everything of a diagram stands on the canvas: enough to fit it, to find what a point hits and to draw it from afar. */
export interface Sheet {
  readonly direction: Direction;
  /** Nodes in the order in which the flow passes them. */
  readonly nodes: readonly SheetNode[];
  readonly relations: readonly SheetRelation[];
  readonly byId: ReadonlyMap<string, SheetNode>;
  /** The rectangle around all nodes. */
  readonly bounds: Box;
}

/** Where a node stands on the canvas: as stored, or mirrored for right-to-left (React Flow itself knows only left-to-right). */
export function mirrored({ x, y }: Position, kind: NodeKind, rtl: boolean): Position {
  return rtl ? { x: -x - nodeSize[kind].width, y } : { x, y };
}

// Diagrams and what they hold are immutable: the places of one are read once for each direction, and after an edit only
// those of what it changed.
const read = { ltr: new WeakMap<Diagram, Sheet>(), rtl: new WeakMap<Diagram, Sheet>() };
const placed = { ltr: new WeakMap<object, SheetNode>(), rtl: new WeakMap<object, SheetNode>() };

/** The places of a diagram's nodes and relations. */
export function sheetOf(diagram: Diagram, direction: Direction): Sheet {
  const known = read[direction].get(diagram);
  if (known) return known;
  const graph = graphOf(diagram);
  const nodes = inFlow(diagram, nodesOf(diagram)).map((item) => {
    const before = placed[direction].get(item);
    if (before) return before;
    const { id, position } = item;
    const kind = graph.get(id)?.kind ?? "step";
    const { width, height } = nodeSize[kind];
    const node: SheetNode = { id, kind, width, height, ...mirrored(position, kind, direction === "rtl") };
    placed[direction].set(item, node);
    return node;
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const relations = diagram.relations.flatMap(({ id, source, target }) => {
    const from = byId.get(source);
    const to = byId.get(target);
    return from && to ? [{ id, from, to }] : [];
  });
  const sheet = { direction, nodes, relations, byId, bounds: around(nodes) };
  read[direction].set(diagram, sheet);
  return sheet;
}

/** The least rectangle around some boxes; empty at the origin for none. */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether two boxes share a point. */
export const meets = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

/** Whether a box lies wholly within another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/**
 * The node at a point, the last drawn where several lie over each other. Looks at every node: for five thousand that
 * is some hundredths of a millisecond, less than keeping an index in step with every edit.
 */
export function nodeAt({ nodes }: Sheet, { x, y }: Position): SheetNode | undefined {
  return nodes.findLast((node) => meets(node, { x, y, width: 0, height: 0 }));
}

/** Whether a relation may be seen in a box: its ends and the box share a row and a column. */
export const passes = ({ from, to }: SheetRelation, { x, y, width, height }: Box): boolean =>
  Math.min(from.x, to.x) <= x + width &&
  Math.max(from.x + from.width, to.x + to.width) >= x &&
  Math.min(from.y, to.y) <= y + height &&
  Math.max(from.y + from.height, to.y + to.height) >= y;

/** A box larger on every side by a share of itself. */
export const grown = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});
