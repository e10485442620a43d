import { useStoreApi } from "@xyflow/react";
import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { CanvasEdge, CanvasNode } from "../canvas/faces.js";
import { GuideLines } from "./GuideLines.js";
import type { NodeDrag } from "./node-drag.js";

/** Props of {@link DraggedNodes}. */
export interface DraggedNodesProps {
  readonly drag: NodeDrag;
  /** All mounted nodes as the diagram has them. */
  readonly nodes: CanvasNode[];
}

/** Draws dragged nodes where the pointer has them, straight in React Flow's store, and the lines they stand even along. */
export function DraggedNodes({ drag, nodes }: DraggedNodesProps): ReactNode {
  const store = useStoreApi<CanvasNode, CanvasEdge>();
  const { places, guides } = useSyncExternalStore(drag.subscribe, drag.now);

  // After the effect of React Flow's own in which it takes over the nodes it was given: the places here stand. Let go,
  // nodes stand where they were drawn last, and the diagram has them there.
  useEffect(() => {
    if (places.size === 0) return;
    store.getState().setNodes(
      nodes.map((node) => {
        const position = places.get(node.id);
        return position ? { ...node, position } : node;
      }),
    );
  }, [store, nodes, places]);

  return <GuideLines guides={guides} />;
}
