import type { BpmnModdle, ModdleElement } from "bpmn-moddle";
import type { Diagram, NodeKind, Position, Step } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { labelLocales } from "../model/kept-name.js";
import type { NodeNames } from "../model/kept-name.js";
import { cleanLabel } from "../model/label.js";
import { foreignXml } from "./foreign-elements.js";
import { isId, keptFile } from "./kept-bpmn.js";
import type { KeptElement, KeptFile } from "./kept-bpmn.js";
import { written } from "./keep-elements.js";
import { bpmnModdle, hasAttribute } from "./moddle.js";
import { bentWay, boxOf, keptBends, straightWay } from "./routes.js";

const types: Readonly<Record<NodeKind, string>> = {
  start: "bpmn:StartEvent",
  end: "bpmn:EndEvent",
  step: written.step,
  gateway: "bpmn:ParallelGateway",
};

/** The tasks as which a step may be written. */
const tasks: ReadonlySet<string> = new Set(
  ["", "Service", "Send", "Receive", "User", "Manual", "BusinessRule", "Script"].map((kind) => `bpmn:${kind}Task`),
);

/**
 * The diagram as BPMN 2.0 XML with diagram interchange. Organisation, field group, days, quantity and names in other
 * languages stand in extension elements of our own namespace; what the file said beyond the language that the diagram
 * was read from stands where it stood.
 */
export async function writeBpmn(diagram: Diagram): Promise<string> {
  const moddle = bpmnModdle();
  const graph = graphOf(diagram);
  const file = keptFile(diagram);
  const slots = new Slots();
  const keptOf = (part: "nodes" | "flows", id: string): KeptElement =>
    (Object.hasOwn(file[part], id) && file[part][id]) || {};
  const processId = file.process.id ?? written.process;
  const definitionsId = file.definitions.id ?? written.definitions;
  const names = xmlNames(diagram, file, [processId, definitionsId]);
  const name = (id: string) => names.nodes.get(id) ?? id;
  const steps = new Map(diagram.steps.map((step) => [step.id, step]));
  const ends = new Map(diagram.headTail.map(({ id, data }) => [id, data]));

  const elements = new Map<string, ModdleElement>();
  for (const { id } of nodesOf(diagram)) {
    const node = graph.get(id);
    if (!node) continue;
    const step = steps.get(id);
    const called = step ?? ends.get(id);
    const more = keptOf("nodes", id);
    const type = node.kind === "step" && more.type !== undefined && tasks.has(more.type) ? more.type : types[node.kind];
    const own = [
      ...(step ? stepData(moddle, step, name(id)) : identity(moddle, id, name(id))),
      ...translations(moddle, called?.names),
    ];
    elements.set(
      id,
      moddle.create(type, { ...said(moddle, more, { type, own, slots }), id: name(id), ...named(called?.label) }),
    );
  }
  const flows = diagram.relations.flatMap(({ id, source, target, quantity }) => {
    const sourceRef = elements.get(source);
    const targetRef = elements.get(target);
    if (!sourceRef || !targetRef) return [];
    const xmlName = names.flows.get(id) ?? id;
    const own =
      quantity === 1 && id === xmlName
        ? []
        : [moddle.create("yer:Relation", { ...(id !== xmlName && { id }), ...(quantity !== 1 && { quantity }) })];
    const type = "bpmn:SequenceFlow";
    const flow = moddle.create(type, {
      ...said(moddle, keptOf("flows", id), { type, own, slots }),
      id: xmlName,
      sourceRef,
      targetRef,
    });
    link(sourceRef, "outgoing", flow);
    link(targetRef, "incoming", flow);
    return [{ id, xmlName, flow, source, target }];
  });

  const process = moddle.create("bpmn:Process", {
    isExecutable: false,
    ...said(moddle, file.process, { type: "bpmn:Process", own: [], slots }),
    id: processId,
    flowElements: [...elements.values(), ...flows.map(({ flow }) => flow)],
  });
  const places = new Map(nodesOf(diagram).map(({ id, position }) => [id, position]));
  const boxes = new Map(
    nodesOf(diagram).map(({ id, position }) => [id, boxOf(graph.get(id)?.kind ?? "step", position)]),
  );
  const shapes = [...boxes].map(([id, box]) =>
    moddle.create("bpmndi:BPMNShape", {
      id: `${name(id)}_di`,
      bpmnElement: elements.get(id),
      bounds: moddle.create("dc:Bounds", { ...box }),
      ...keptOf("nodes", id).colours,
    }),
  );
  const edges = flows.map(({ id, xmlName, flow, source, target }) => {
    const nowhere = { x: 0, y: 0 };
    const [from, to] = [boxes.get(source), boxes.get(target)];
    const { way, colours = {} } = keptOf("flows", id);
    const bends = way && keptBends(way, places.get(source) ?? nowhere, places.get(target) ?? nowhere);
    const points: Position[] = !from || !to ? [] : bends ? bentWay(from, bends, to) : straightWay(from, to);
    return moddle.create("bpmndi:BPMNEdge", {
      id: `${xmlName}_di`,
      bpmnElement: flow,
      waypoint: points.map((point) => moddle.create("dc:Point", { ...point })),
      ...Object.fromEntries(
        Object.entries(colours).filter(([colour]) => colour.endsWith("stroke") || colour.endsWith("border-color")),
      ),
    });
  });

  const plane = moddle.create("bpmndi:BPMNPlane", {
    id: "BPMNPlane_1",
    bpmnElement: process,
    planeElement: [...shapes, ...edges],
  });
  const definitions = moddle.create("bpmn:Definitions", {
    targetNamespace: written.targetNamespace,
    ...Object.fromEntries(Object.entries(file.namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri])),
    ...said(moddle, file.definitions, { type: "bpmn:Definitions", own: [], slots }),
    id: definitionsId,
    exporter: written.exporter,
    rootElements: [process],
    diagrams: [moddle.create("bpmndi:BPMNDiagram", { id: "BPMNDiagram_1", plane })],
  });
  return slots.fill((await moddle.toXML(definitions, { format: true })).xml);
}

/** What an element is written with beside what we say of it. */
interface Said {
  /** The type that is written: only attributes that it may have are. */
  readonly type: string;
  readonly own: readonly ModdleElement[];
  readonly slots: Slots;
}

/** Places in the XML for what is written apart from the rest. */
class Slots {
  readonly #texts: string[] = [];

  /** An element that stands for a text; its id is none that a node can have. */
  leave(moddle: BpmnModdle, text: string): ModdleElement {
    return moddle.create("yer:Element", { id: `slot ${this.#texts.push(text) - 1}` });
  }

  /** The XML with the texts in their places. */
  fill(xml: string): string {
    return xml.replaceAll(/<yer:element id="slot (\d+)" \/>/g, (_, at: string) => this.#texts[Number(at)] ?? "");
  }
}

function said(moddle: BpmnModdle, more: KeptElement, { type, own, slots }: Said): Record<string, unknown> {
  const { attributes = {}, foreign = {}, documentation = [], extensions = [] } = more;
  const values = [...own, ...extensions.map((element) => slots.leave(moddle, foreignXml(element)))];
  return {
    ...Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "id" && hasAttribute(type, name))),
    ...foreign,
    ...(documentation.length > 0 && {
      documentation: documentation.map((text) => moddle.create("bpmn:Documentation", { text })),
    }),
    ...(values.length > 0 && { extensionElements: moddle.create("bpmn:ExtensionElements", { values }) }),
  };
}

const named = (label = "") => (label === "" ? {} : { name: cleanLabel(label) });

function link(element: ModdleElement, side: "incoming" | "outgoing", flow: ModdleElement): void {
  const list = element[side];
  if (Array.isArray(list)) list.push(flow);
  else element[side] = [flow];
}

const identity = (moddle: BpmnModdle, id: string, xmlName: string): ModdleElement[] =>
  id === xmlName ? [] : [moddle.create("yer:Element", { id })];

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
    names[language] ? [moddle.create("yer:Name", { language, value: cleanLabel(names[language]) })] : [],
  );

/**
 * An XML name for every id: that of the file it came from, or the id itself, where they are names; else one that nothing
 * else has. A relation may have the id of a node: nodes come first, and keep theirs.
 */
function xmlNames(diagram: Diagram, file: KeptFile, whole: readonly string[]) {
  const taken = new Set([...whole, "BPMNPlane_1", "BPMNDiagram_1"]);
  const claim = (id: string, kept: string | undefined): [string, string] => {
    const wish = kept ?? (isId(id) ? id : `_${id.replace(/:/g, "_")}`);
    let name = wish;
    for (let number = 2; taken.has(name) || taken.has(`${name}_di`); number++) name = `${wish}_${number}`;
    taken.add(name).add(`${name}_di`);
    return [id, name];
  };
  const keptId = (part: "nodes" | "flows", id: string) =>
    Object.hasOwn(file[part], id) ? file[part][id]?.id : undefined;
  return {
    nodes: new Map(nodesOf(diagram).map(({ id }) => claim(id, keptId("nodes", id)))),
    flows: new Map(diagram.relations.map(({ id }) => claim(id, keptId("flows", id)))),
  };
}
