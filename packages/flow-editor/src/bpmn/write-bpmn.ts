import type { BpmnModdle, ModdleElement } from "bpmn-moddle";
import type { Diagram, NodeKind, Position, Step } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import type { Graph } from "../model/graph.js";
import { labelLocales } from "../model/kept-name.js";
import type { NodeNames } from "../model/kept-name.js";
import { nodeSize } from "../model/node-size.js";
import { createForeign } from "./extras.js";
import { wholeFile } from "./bpmn-extras.js";
import type { BpmnExtras } from "./bpmn-extras.js";
import { bpmnModdle, yerNamespace } from "./moddle.js";

/** The size of each kind as BPMN tools draw it; the middle stays where it is. */
const bpmnSize: Readonly<Record<NodeKind, { readonly width: number; readonly height: number }>> = {
  start: { width: 36, height: 36 },
  end: { width: 36, height: 36 },
  step: nodeSize.step,
  gateway: { width: 50, height: 50 },
};

const types: Readonly<Record<NodeKind, string>> = {
  start: "bpmn:StartEvent",
  end: "bpmn:EndEvent",
  step: "bpmn:UserTask",
  gateway: "bpmn:ParallelGateway",
};

/** Where a BPMN shape begins whose middle is the middle of our node. */
export const shapeAt = ({ x, y }: Position, kind: NodeKind): Position => ({
  x: x + (nodeSize[kind].width - bpmnSize[kind].width) / 2,
  y: y + (nodeSize[kind].height - bpmnSize[kind].height) / 2,
});

/**
 * The diagram as BPMN 2.0 XML with diagram interchange. Body, field group, days, quantity and names in other languages
 * stand in extension elements of our own namespace; `extras` are those of other tools, as `readBpmn` found them.
 */
export async function writeBpmn(diagram: Diagram, extras: BpmnExtras = {}): Promise<string> {
  const moddle = bpmnModdle();
  const graph = graphOf(diagram);
  const names = xmlNames(diagram);
  const name = (id: string) => names.get(id) ?? id;
  const steps = new Map(diagram.steps.map((step) => [step.id, step]));
  const ends = new Map(diagram.headTail.map(({ id, data }) => [id, data]));

  const elements = new Map<string, ModdleElement>();
  for (const { id } of nodesOf(diagram)) {
    const node = graph.get(id);
    if (!node) continue;
    const step = steps.get(id);
    const called = step ?? ends.get(id);
    const own = [
      ...(step ? stepData(moddle, step, name(id)) : identity(moddle, "yer:Element", id, name(id))),
      ...translations(moddle, called?.names),
    ];
    elements.set(
      id,
      moddle.create(types[node.kind], {
        id: name(id),
        ...extensions(moddle, own, extras, id),
        ...named(called?.label),
      }),
    );
  }
  const flows = diagram.relations.flatMap(({ id, source, target, quantity }) => {
    const sourceRef = elements.get(source);
    const targetRef = elements.get(target);
    if (!sourceRef || !targetRef) return [];
    const own =
      quantity === 1 && id === name(id)
        ? []
        : [moddle.create("yer:Relation", { ...(id !== name(id) && { id }), ...(quantity !== 1 && { quantity }) })];
    const flow = moddle.create("bpmn:SequenceFlow", {
      id: name(id),
      sourceRef,
      targetRef,
      ...extensions(moddle, own, extras, id),
    });
    link(sourceRef, "outgoing", flow);
    link(targetRef, "incoming", flow);
    return [{ id, flow, source, target }];
  });

  const process = moddle.create("bpmn:Process", {
    id: "Process_1",
    isExecutable: false,
    flowElements: [...elements.values(), ...flows.map(({ flow }) => flow)],
    ...extensions(moddle, [], extras, wholeFile.process),
  });
  const shapes = nodesOf(diagram).map(({ id, position }) => {
    const kind = graph.get(id)?.kind ?? "step";
    const bounds = moddle.create("dc:Bounds", { ...shapeAt(position, kind), ...bpmnSize[kind] });
    return moddle.create("bpmndi:BPMNShape", { id: `${name(id)}_di`, bpmnElement: elements.get(id), bounds });
  });
  const places = new Map(nodesOf(diagram).map(({ id, position }) => [id, position]));
  const edges = flows.map(({ id, flow, source, target }) =>
    moddle.create("bpmndi:BPMNEdge", {
      id: `${name(id)}_di`,
      bpmnElement: flow,
      waypoint: wayBetween(graph, places, source, target).map((point) => moddle.create("dc:Point", { ...point })),
    }),
  );

  const plane = moddle.create("bpmndi:BPMNPlane", {
    id: "BPMNPlane_1",
    bpmnElement: process,
    planeElement: [...shapes, ...edges],
  });
  const definitions = moddle.create("bpmn:Definitions", {
    id: "Definitions_1",
    targetNamespace: yerNamespace,
    ...extensions(moddle, [], extras, wholeFile.definitions),
    rootElements: [process],
    diagrams: [moddle.create("bpmndi:BPMNDiagram", { id: "BPMNDiagram_1", plane })],
  });
  return (await moddle.toXML(definitions, { format: true })).xml;
}

/** From side to side, with two bends where the heights differ. */
function wayBetween(graph: Graph, places: ReadonlyMap<string, Position>, source: string, target: string): Position[] {
  const from = sideOf(graph, places, source, 0.5);
  const to = sideOf(graph, places, target, -0.5);
  const bend = (from.x + to.x) / 2;
  return from.y === to.y ? [from, to] : [from, { x: bend, y: from.y }, { x: bend, y: to.y }, to];
}

function sideOf(graph: Graph, places: ReadonlyMap<string, Position>, id: string, at: 0.5 | -0.5): Position {
  const kind = graph.get(id)?.kind ?? "step";
  const { x, y } = places.get(id) ?? { x: 0, y: 0 };
  const { width, height } = nodeSize[kind];
  return { x: x + width / 2 + bpmnSize[kind].width * at, y: y + height / 2 };
}

const named = (label: string | undefined) => (label === undefined || label === "" ? {} : { name: label });

function link(element: ModdleElement, side: "incoming" | "outgoing", flow: ModdleElement): void {
  const list = element[side];
  if (Array.isArray(list)) list.push(flow);
  else element[side] = [flow];
}

const identity = (moddle: BpmnModdle, type: string, id: string, xmlName: string): ModdleElement[] =>
  id === xmlName ? [] : [moddle.create(type, { id })];

function stepData(moddle: BpmnModdle, { id, concluder, fieldGroupId, days }: Step, xmlName: string): ModdleElement[] {
  return [
    moddle.create("yer:Step", {
      ...(id !== xmlName && { id }),
      ...(concluder?.kind === "organisation" && { organisationId: concluder.organisationId }),
      ...(concluder?.kind === "kind" && { organisationKind: concluder.organisationKind }),
      ...(fieldGroupId !== null && { fieldGroupId }),
      days,
    }),
  ];
}

/** BPMN has one name for each element: what readers of other languages call it stands beside it, an element each. */
const translations = (moddle: BpmnModdle, names: NodeNames = {}): ModdleElement[] =>
  labelLocales.flatMap((language) =>
    names[language] ? [moddle.create("yer:Name", { language, value: names[language] })] : [],
  );

function extensions(moddle: BpmnModdle, own: readonly ModdleElement[], extras: BpmnExtras, id: string) {
  const foreign = (Object.hasOwn(extras, id) && extras[id]) || [];
  const values = [...own, ...foreign.map((element) => createForeign(moddle, element))];
  return values.length > 0 ? { extensionElements: moddle.create("bpmn:ExtensionElements", { values }) } : {};
}

/** An XML name for every id: the id itself where it is one, else one that nothing else has. */
function xmlNames(diagram: Diagram): Map<string, string> {
  const taken = new Set(["Process_1", "Definitions_1", "BPMNPlane_1", "BPMNDiagram_1"]);
  const names = new Map<string, string>();
  const ids = [...nodesOf(diagram), ...diagram.relations].map(({ id }) => id);
  const claim = (id: string, wish: string) => {
    let name = wish;
    for (let number = 2; taken.has(name) || taken.has(`${name}_di`); number++) name = `${wish}_${number}`;
    taken.add(name).add(`${name}_di`);
    names.set(id, name);
  };
  // A relation may have the id of a node: nodes come first, and keep theirs.
  for (const id of ids) if (!names.has(id)) claim(id, /^[A-Za-z_][\w.-]*$/.test(id) ? id : `_${id.replace(/:/g, "_")}`);
  return names;
}
