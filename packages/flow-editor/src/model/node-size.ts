import type { NodeKind } from "./diagram.js";

/** The room a node takes, in canvas units; its position is its top corner at the side where reading begins. */
export interface NodeSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes are fixed by kind, so that a diagram can be laid out and shown without measuring anything. */
export const nodeSize: Readonly<Record<NodeKind, NodeSize>> = {
  start: { width: 184, height: 40 },
  end: { width: 184, height: 40 },
  step: { width: 232, height: 104 },
  gateway: { width: 48, height: 48 },
};
