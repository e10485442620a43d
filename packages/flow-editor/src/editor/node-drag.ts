import type { Position } from "../model/diagram.js";
import type { Guide } from "./guides.js";

/** How things stand in a drag: where its nodes are now, and the lines along which one stands even with others. */
export interface DragState {
  /** By id; empty while nothing is dragged. */
  readonly places: ReadonlyMap<string, Position>;
  readonly guides: readonly Guide[];
}

/** A drag on its way, told step by step to whoever draws its nodes. */
export interface NodeDrag {
  /** How it stands. */
  readonly now: () => DragState;
  /** Has each step told; what is returned ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The pointer has gone on, or everything has been let go. */
  readonly step: (to: DragState) => void;
}

/** The state while nothing is dragged. */
export const still: DragState = { places: new Map(), guides: [] };

/**
 * A drag that has not begun. What is told of one through the state of the canvas instead draws the canvas first and
 * React Flow's nodes after it: each frame twice.
 */
export function nodeDrag(): NodeDrag {
  const listeners = new Set<() => void>();
  let now = still;
  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    step: (to) => {
      now = to;
      for (const listener of listeners) listener();
    },
  };
}
