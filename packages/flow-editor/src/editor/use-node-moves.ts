import type { NodeChange } from "@xyflow/react";
import { useMemo, useState } from "react";
import type { CanvasNode } from "../canvas/faces.js";
import { mirrored } from "../canvas/sheet.js";
import type { Box, Sheet } from "../canvas/sheet.js";
import type { Position } from "../model/diagram.js";
import { move } from "../model/edit.js";
import { snap } from "./guides.js";
import { nodeDrag, still } from "./node-drag.js";
import type { NodeDrag } from "./node-drag.js";
import type { DiagramEditing } from "./use-diagram-editor.js";

/** Nodes on their way with the pointer. */
export interface NodeMoves {
  /** Where dragged nodes are now; they come into the diagram, as one edit, when they are let go. */
  readonly drag: NodeDrag;
  /** Dragged nodes and the relations that follow them, by id. */
  readonly moving: ReadonlySet<string>;
  /** Takes what React Flow tells of nodes. */
  readonly onMove: (changes: readonly NodeChange<CanvasNode>[]) => void;
}

const nothing: ReadonlySet<string> = new Set();

const boxOf = ({ position, width = 0, height = 0 }: CanvasNode): Box => ({ ...position, width, height });

/** Follows drags: mounted nodes as they go, the whole selection, mounted or not, when it is let go. */
export function useNodeMoves(editing: DiagramEditing, nodes: readonly CanvasNode[], sheet: Sheet): NodeMoves {
  const [drag] = useState(nodeDrag);
  const [dragged, setDragged] = useState(nothing);
  const moving = useMemo(() => {
    const relations = sheet.relations.filter(({ from, to }) => dragged.has(from.id) || dragged.has(to.id));
    return new Set([...dragged, ...relations.map(({ id }) => id)]);
  }, [dragged, sheet]);

  const even = (id: string, position: Position) => {
    const own = nodes.find((node) => node.id === id);
    const others = nodes.filter((node) => node !== own).map(boxOf);
    return own && snap({ ...boxOf(own), ...position }, others);
  };

  /** Where everything selected comes to stand: what is not mounted goes as far as what is. */
  const places = (moved: ReadonlyMap<string, Position>): Record<string, Position> => {
    const all = new Map(moved);
    const [first] = moved;
    const from = first && sheet.byId.get(first[0]);
    if (first && from && editing.selection.has(first[0])) {
      for (const id of editing.selection) {
        const node = sheet.byId.get(id);
        if (!node || all.has(id)) continue;
        all.set(id, { x: node.x + first[1].x - from.x, y: node.y + first[1].y - from.y });
      }
    }
    return Object.fromEntries(
      [...all].map(([id, at]) => [id, mirrored(at, sheet.byId.get(id)?.kind ?? "step", sheet.direction === "rtl")]),
    );
  };

  const onMove = (changes: readonly NodeChange<CanvasNode>[]) => {
    const moved = changes.filter((change) => change.type === "position");
    const [first] = moved;
    if (!first) return;
    // One node alone is drawn to where it stands even with others; several keep their places to each other.
    const evened = moved.length === 1 && first.position ? even(first.id, first.position) : undefined;
    const all = new Map(drag.now().places);
    for (const { id, position } of moved) if (position) all.set(id, evened?.position ?? position);
    if (first.dragging) {
      drag.step({ places: all, guides: evened?.guides ?? [] });
      // Of a drag nodes are only ever more: the same set as long as there are as many, and no step draws anything else.
      if (dragged.size !== all.size) setDragged(new Set(all.keys()));
    } else {
      drag.step(still);
      setDragged(nothing);
      editing.edit((current) => move(current, places(all)));
    }
  };

  return { drag, moving, onMove };
}
