import type { Diagram } from "@yer/flow-editor/model";
import type { DiagramNode, FlowDiagram } from "../../workloads/flow/diagram.js";

const position = ({ x, y }: DiagramNode): { readonly x: number; readonly y: number } => ({ x, y });

/** The diagram in our own form. */
export function toDiagram({ nodes, relations }: FlowDiagram): Diagram {
  const of = (...types: DiagramNode["type"][]): DiagramNode[] => nodes.filter(({ type }) => types.includes(type));
  return {
    version: 2,
    headTail: of("start", "end").map((node) => ({
      id: node.id,
      type: node.type === "start" ? "start" : "end",
      data: { label: node.label },
      position: position(node),
    })),
    steps: of("step").map((node) => ({
      id: node.id,
      label: node.label,
      concluder: { kind: "kind", organisationKind: "cadastre" },
      fieldGroupId: "right",
      days: 10,
      position: position(node),
    })),
    parallelGateways: of("split", "join").map((node) => ({ id: node.id, position: position(node) })),
    relations: relations.map((relation) => ({ ...relation, quantity: 1 })),
  };
}
