import { Position } from "@xyflow/react";
import type { Direction } from "@yer/ui";
import type { NodeKind } from "../model/diagram.js";
import { nodeSize } from "../model/node-size.js";
import type { CanvasNode } from "./faces.js";

/** Where relations enter a node and where they leave it, along the reading direction. */
export const sidesOf = (direction: Direction): { readonly into: Position; readonly out: Position } =>
  direction === "rtl" ? { into: Position.Right, out: Position.Left } : { into: Position.Left, out: Position.Right };

/**
 * The places of a node's handles, told and not measured: React Flow would render every node of a large diagram once
 * only to measure them.
 */
export function handlesOf(kind: NodeKind, direction: Direction): NonNullable<CanvasNode["handles"]> {
  const { width, height } = nodeSize[kind];
  const { into, out } = sidesOf(direction);
  const at = (position: Position) => ({
    position,
    x: position === Position.Right ? width - 1 : 0,
    y: height / 2 - 0.5,
    width: 1,
    height: 1,
  });
  return [
    ...(kind === "start" ? [] : [{ type: "target" as const, ...at(into) }]),
    ...(kind === "end" ? [] : [{ type: "source" as const, ...at(out) }]),
  ];
}
