import type { NodeChange } from "@xyflow/react";
import { useMemo, useState } from "react";
import type { CanvasNode } from "../canvas/faces.js";
import { mirrored } from "../canvas/sheet.js";
import type { Box, Sheet } from "../canvas/sheet.js";
import type { Position } from "../model/diagram.js";
import { move } from "../model/edit.js";
import { snap } from "./guides.js";
import type { Guide } from "./guides.js";
import type { DiagramEditing } from "./use-diagram-editor.js";

/** Nodes on their way with the pointer. */
export interface NodeMoves {
  /** Where dragged nodes are now; they come into the diagram, as one edit, when they are let go. */
  readonly dragged: ReadonlyMap<string, Position>;
  /** Dragged nodes and the relations that follow them, by id. */
  readonly moving: ReadonlySet<string>;
  /** Lines along which a dragged node stands even with others. */
  readonly guides: readonly Guide[];
  /** Takes what React Flow tells of nodes. */
  readonly onMove: (changes: readonly NodeChange<CanvasNode>[]) => void;
}

const nowhere: ReadonlyMap<string, Position> = new Map();
const noGuides: readonly Guide[] = [];
const nothing: ReadonlySet<string> = new Set();

const boxOf = ({ position, width = 0, height = 0 }: CanvasNode): Box => ({ ...position, width, height });

/** Follows drags: mounted nodes as they go, the whole selection, mounted or not, when it is let go. */
export function useNodeMoves(editing: DiagramEditing, nodes: readonly CanvasNode[], sheet: Sheet): NodeMoves {
  const [dragged, setDragged] = useState(nowhere);
  const [guides, setGuides] = useState(noGuides);

  // The same set as long as the same nodes are on their way.
  const ids = JSON.stringify([...dragged.keys()]);
  const moving = useMemo(() => {
    const nodeIds = new Set(JSON.parse(ids) as string[]);
    if (nodeIds.size === 0) return nothing;
    const relations = sheet.relations.filter(({ from, to }) => nodeIds.has(from.id) || nodeIds.has(to.id));
    return new Set([...nodeIds, ...relations.map(({ id }) => id)]);
  }, [ids, sheet]);

  const even = (id: string, position: Position) => {
    const others = nodes.flatMap((node) => (node.id === id ? [] : [boxOf(node)]));
    const own = nodes.find((node) => node.id === id);
    return own ? snap({ ...boxOf(own), ...position }, others) : null;
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
    const evened = moved.length === 1 && first.position ? even(first.id, first.position) : null;
    const now = moved.flatMap(({ id, position }) => (position ? [[id, evened?.position ?? position] as const] : []));
    const all = new Map([...dragged, ...now]);
    setGuides(first.dragging ? (evened?.guides ?? noGuides) : noGuides);
    if (moved.some(({ dragging }) => dragging)) {
      setDragged(all);
    } else {
      setDragged(nowhere);
      editing.edit((current) => move(current, places(all)));
    }
  };

  return { dragged, moving, guides, onMove };
}
