import dagre from "@dagrejs/dagre";
import type { FlowDiagram } from "../../workloads/flow/diagram.js";
import type { LayoutAdapter } from "../../workloads/layout/adapter.js";
import { sizeOf } from "../../workloads/layout/sizes.js";

const prepared: { diagram: FlowDiagram } = { diagram: { nodes: [], relations: [] } };

/** dagre with its own settings, from left to right. Its places are middles. */
export default {
  prepare(diagram) {
    prepared.diagram = diagram;
  },
  layout() {
    const { nodes, relations } = prepared.diagram;
    const graph = new dagre.graphlib.Graph().setGraph({ rankdir: "LR" }).setDefaultEdgeLabel(() => ({}));
    for (const node of nodes) graph.setNode(node.id, { ...sizeOf(node) });
    for (const { source, target } of relations) graph.setEdge(source, target);
    dagre.layout(graph);
    return new Map(
      nodes.map((node) => {
        const { width, height } = sizeOf(node);
        const { x, y } = graph.node(node.id) as { readonly x: number; readonly y: number };
        return [node.id, { x: x - width / 2, y: y - height / 2 }];
      }),
    );
  },
} satisfies LayoutAdapter;
