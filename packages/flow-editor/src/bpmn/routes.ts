import type { NodeKind, Position } from "../model/diagram.js";
import { nodeSize } from "../model/node-size.js";
import type { KeptWay } from "./kept-bpmn.js";

/** A rectangle of a picture. */
export interface Box extends Position {
  readonly width: number;
  readonly height: number;
}

/** The size of each kind as BPMN tools draw it; the middle stays where it is. */
const bpmnSize: Readonly<Record<NodeKind, { readonly width: number; readonly height: number }>> = {
  start: { width: 36, height: 36 },
  end: { width: 36, height: 36 },
  step: nodeSize.step,
  gateway: { width: 50, height: 50 },
};

/** The BPMN shape whose middle is the middle of our node. */
export function boxOf(kind: NodeKind, { x, y }: Position): Box {
  const { width, height } = bpmnSize[kind];
  return { x: x + (nodeSize[kind].width - width) / 2, y: y + (nodeSize[kind].height - height) / 2, width, height };
}

/** Whether a shape has the very size in which we write its kind. */
export const isOurSize = (kind: NodeKind, { width, height }: Box): boolean =>
  width === bpmnSize[kind].width && height === bpmnSize[kind].height;

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): Position => ({ x: x + width / 2, y: y + height / 2 });

/** From side to side, with two bends where the heights differ. */
export function straightWay(from: Box, to: Box): Position[] {
  const begin = { x: from.x + from.width, y: middleOf(from).y };
  const end = { x: to.x, y: middleOf(to).y };
  const bend = (begin.x + end.x) / 2;
  return begin.y === end.y ? [begin, end] : [begin, { x: bend, y: begin.y }, { x: bend, y: end.y }, end];
}

/** Through given bends: from the side of the one box that looks to the first of them to that of the other that looks to the last. */
export function bentWay(from: Box, bends: readonly Position[], to: Box): Position[] {
  const free = freeBends(from, bends, to);
  const [first] = free;
  const last = free.at(-1);
  if (!first || !last) return straightWay(from, to);
  return [sideTo(from, first), ...free, sideTo(to, last)];
}

/** The bends that lie in neither box: those that there is a way through. */
export const freeBends = (from: Box, bends: readonly Position[], to: Box): Position[] =>
  bends.filter((bend) => !isIn(bend, from) && !isIn(bend, to));

const isIn = ({ x, y }: Position, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

function sideTo(box: Box, { x, y }: Position): Position {
  if (y >= box.y && y <= box.y + box.height) return { x: x < box.x ? box.x : box.x + box.width, y };
  if (x >= box.x && x <= box.x + box.width) return { x, y: y < box.y ? box.y : box.y + box.height };
  const middle = middleOf(box);
  return { x: middle.x, y: y < box.y ? box.y : box.y + box.height };
}

/** The bends of a way that was kept, where they still hold: both nodes stand where they stood, or were moved alike. */
export function keptBends({ from, to, bends }: KeptWay, source: Position, target: Position): Position[] | undefined {
  const dx = source.x - from[0];
  const dy = source.y - from[1];
  if (target.x - to[0] !== dx || target.y - to[1] !== dy) return undefined;
  return bends.map(([x, y]) => ({ x: x + dx, y: y + dy }));
}
