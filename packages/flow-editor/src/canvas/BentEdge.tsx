import { BaseEdge, getSmoothStepPath, useInternalNode } from "@xyflow/react";
import type { EdgeProps } from "@xyflow/react";
import { memo } from "react";
import type { ReactNode } from "react";
import type { Position } from "../model/diagram.js";
import type { BentWay, CanvasEdge } from "./faces.js";

/** How round a bend is. */
const radius = 6;

/**
 * A relation along the bends that its file gave it, as long as both its nodes stand to each other as they did; while one of
 * them is on its way with the pointer, as any other.
 */
export const BentEdge = memo(function BentEdge(props: EdgeProps<CanvasEdge>): ReactNode {
  const { id, source, target, data, label, markerEnd } = props;
  const from = useInternalNode(source)?.internals.positionAbsolute;
  const to = useInternalNode(target)?.internals.positionAbsolute;
  const way = data?.way;
  const shift = way && from && to && shiftOf(way, from, to);
  const points = shift ? way.points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })) : undefined;
  const middle = points?.[Math.floor(points.length / 2)];
  const [path, labelX, labelY] = points && middle ? [pathOf(points), middle.x, middle.y] : getSmoothStepPath(props);
  return (
    <BaseEdge id={id} path={path} labelX={labelX} labelY={labelY} label={label} {...(markerEnd && { markerEnd })} />
  );
});

/** How far both nodes stand from where the way holds; nothing where they stand otherwise to each other. */
function shiftOf({ source, target }: BentWay, from: Position, to: Position): Position | undefined {
  const shift = { x: from.x - source.x, y: from.y - source.y };
  return to.x - target.x === shift.x && to.y - target.y === shift.y ? shift : undefined;
}

/** A path through points, with its bends rounded. */
function pathOf(points: readonly Position[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [into, out] = [towards(point, before), towards(point, after)];
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** The point on the way to another at which a bend begins. */
function towards(from: Position, to: Position): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** How each kind of relation is drawn beyond React Flow's own. One object for good. */
export const edgeTypes = { bent: BentEdge };
