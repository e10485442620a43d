import "@xyflow/react/dist/style.css";
import {
  type Node,
  Position,
  ReactFlow,
  ReactFlowProvider,
  type ReactFlowInstance,
  useEdgesState,
  useNodesState,
  useReactFlow,
} from "@xyflow/react";
import { type ReactElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";
import type { FlowAdapter } from "../../workloads/flow/adapter.js";
import type { FlowDiagram } from "../../workloads/flow/diagram.js";

const opened: { flow?: ReactFlowInstance } = {};
const count = (what: string): number => document.querySelectorAll(`.react-flow__${what}`).length;
const node = (id: string): HTMLElement | null => document.querySelector(`.react-flow__node[data-id="${id}"]`);

/** React Flow as it comes: its own nodes and edges, state held as in its quick start. */
function Editor({ diagram }: { readonly diagram: FlowDiagram }): ReactElement {
  const flow = useReactFlow();
  useEffect(() => {
    opened.flow = flow;
  }, [flow]);
  const [nodes, , onNodesChange] = useNodesState<Node>(
    diagram.nodes.map(({ id, type, x, y, label }) => ({
      id,
      type: type === "start" ? "input" : type === "end" ? "output" : "default",
      position: { x, y },
      data: { label },
      sourcePosition: Position.Right,
      targetPosition: Position.Left,
    })),
  );
  const [edges, , onEdgesChange] = useEdgesState([...diagram.relations]);
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      minZoom={0.01}
      fitView
    />
  );
}

export default {
  async open(root, diagram) {
    createRoot(root).render(
      <ReactFlowProvider>
        <Editor diagram={diagram} />
      </ReactFlowProvider>,
    );
    await until(() => count("node") === diagram.nodes.length && count("edge") === diagram.relations.length, 60_000);
  },
  canvas: () => document.querySelector(".react-flow"),
  place: (id) => node(id)?.getBoundingClientRect() ?? null,
  drawn: () => count("node"),
  isBackground: (element) => element.classList.contains("react-flow__pane"),
  async add() {
    const position = opened.flow?.screenToFlowPosition({ x: innerWidth / 2, y: innerHeight / 3 });
    opened.flow?.addNodes({ id: "added", position: position ?? { x: 0, y: 0 }, data: { label: "Added" } });
    await until(() => {
      const added = node("added");
      return added !== null && added.style.visibility !== "hidden";
    });
  },
} satisfies FlowAdapter;
