import type { DiagramNode, FlowDiagram } from "../../workloads/flow/diagram.js";

const elements = {
  start: "startEvent",
  end: "endEvent",
  split: "parallelGateway",
  join: "parallelGateway",
  step: "userTask",
} as const;

function sizeOf({ type }: DiagramNode): { readonly width: number; readonly height: number } {
  if (type === "step") return { width: 150, height: 60 };
  return type === "start" || type === "end" ? { width: 36, height: 36 } : { width: 50, height: 50 };
}

/** The diagram as BPMN 2.0 with its picture. */
export function bpmnXml({ nodes, relations }: FlowDiagram): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const semantics = nodes.map(({ id, type, label }) => `<bpmn:${elements[type]} id="${id}" name="${label}"/>`);
  const flows = relations.map(
    ({ id, source, target }) => `<bpmn:sequenceFlow id="${id}" sourceRef="${source}" targetRef="${target}"/>`,
  );
  const shapes = nodes.map((node) => {
    const { width, height } = sizeOf(node);
    const bounds = `<dc:Bounds x="${node.x}" y="${node.y}" width="${width}" height="${height}"/>`;
    return `<bpmndi:BPMNShape id="${node.id}_di" bpmnElement="${node.id}">${bounds}</bpmndi:BPMNShape>`;
  });
  const edges = relations.map(({ id, source, target }) => {
    const ends = [byId.get(source), byId.get(target)].map((node, end) => {
      if (!node) return "";
      const { width, height } = sizeOf(node);
      return `<di:waypoint x="${end === 0 ? node.x + width : node.x}" y="${node.y + height / 2}"/>`;
    });
    return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${ends.join("")}</bpmndi:BPMNEdge>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="definitions" targetNamespace="urn:bench">
<bpmn:process id="process">${semantics.join("")}${flows.join("")}</bpmn:process>
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="process">${shapes.join("")}${edges.join("")}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;
}
