/** BPMN files as many tools write them: the same few processes in each tool's prefixes, sizes, ids and habits. */

import { manners } from "./bpmn-manners.js";
import type { Manner } from "./bpmn-manners.js";
import { sketches } from "./bpmn-sketches.js";
import type { Sketch, SketchNode } from "./bpmn-sketches.js";

/** A file of the corpus, and what it was made of. */
export interface CorpusFile {
  readonly name: string;
  readonly sketch: Sketch;
  readonly manner: Manner;
  readonly xml: string;
  readonly bytes: Uint8Array;
  /** The middle of each node's shape, by what it is called. */
  readonly middles: ReadonlyMap<string, readonly [number, number]>;
}

const schema = "http://www.omg.org/spec/BPMN/20100524/MODEL";

/** Every sketch in every manner. */
export const corpus = (): CorpusFile[] => manners.flatMap((manner) => sketches.map((sketch) => write(sketch, manner)));

function write(sketch: Sketch, manner: Manner): CorpusFile {
  const { prefix, pitch, origin = [160, 90], encoding = "UTF-8", taskType = "task" } = manner;
  const ids = new Map(sketch.nodes.map(({ key }, at) => [key, manner.id(key, at)]));
  const id = (key: string) => ids.get(key) ?? key;
  const size = ({ type }: SketchNode): readonly [number, number] =>
    type.endsWith("Event")
      ? [manner.event, manner.event]
      : type.endsWith("Gateway")
        ? [manner.gateway, manner.gateway]
        : manner.task;
  const middle = ({ column, row }: SketchNode) => [origin[0] + column * pitch[0], origin[1] + row * pitch[1]] as const;
  const b = prefix === "" ? "" : `${prefix}:`;
  const nodes = sketch.nodes.map((each) => {
    const type = each.type === "task" ? taskType : each.type;
    const isTask = each.type === "task";
    const more =
      isTask && manner.extension ? `<b:extensionElements>${manner.extension(each.key)}</b:extensionElements>` : "";
    const ends = sketch.flows.flatMap(([from, to], at) => [
      ...(to === each.key ? [`<b:incoming>${flowId(at)}</b:incoming>`] : []),
      ...(from === each.key ? [`<b:outgoing>${flowId(at)}</b:outgoing>`] : []),
    ]);
    return `<b:${type} id="${id(each.key)}" name="${each.name}"${isTask ? (manner.attributes ?? "") : ""}>${more}${ends.join("")}${each.inside ?? ""}</b:${type}>`;
  });
  const flows = sketch.flows.map(
    ([from, to], at) => `<b:sequenceFlow id="${flowId(at)}" sourceRef="${id(from)}" targetRef="${id(to)}"/>`,
  );
  const lanes = manner.hasLanes
    ? `<b:laneSet id="lanes"><b:lane id="lane" name="Kadastr">${sketch.nodes.map(({ key }) => `<b:flowNodeRef>${id(key)}</b:flowNodeRef>`).join("")}</b:lane></b:laneSet>`
    : "";
  const shapes = sketch.nodes.map((each) => {
    const [width, height] = size(each);
    const [x, y] = middle(each);
    return `<bpmndi:BPMNShape id="shape_${each.key}" bpmnElement="${id(each.key)}"${manner.colours ?? ""}><dc:Bounds x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
  });
  const edges = sketch.flows.map(([from, to], at) => {
    const ends = [from, to]
      .map((key) => sketch.nodes.find((each) => each.key === key))
      .filter((each) => each !== undefined);
    const [one, other] = ends.map(middle);
    const bend = ((one?.[0] ?? 0) + (other?.[0] ?? 0)) / 2;
    const isBent = manner.isBent && one?.[1] !== other?.[1];
    const points = [
      one,
      ...(isBent
        ? [
            [bend, one?.[1]],
            [bend, other?.[1]],
          ]
        : []),
      other,
    ];
    return `<bpmndi:BPMNEdge id="edge_${at}" bpmnElement="${flowId(at)}">${points.map((point) => `<di:waypoint x="${point?.[0]}" y="${point?.[1]}"/>`).join("")}</bpmndi:BPMNEdge>`;
  });
  const pool = manner.hasLanes
    ? `<b:collaboration id="pools"><b:participant id="pool" name="Tuman" processRef="process_1"/></b:collaboration>`
    : "";
  const body =
    `${pool}<b:process id="process_1"${manner.isExecutable ? ' isExecutable="true"' : ""}>${lanes}${nodes.join("")}${flows.join("")}</b:process>`
      .replaceAll("<b:", `<${b}`)
      .replaceAll("</b:", `</${b}`);
  const xml = `<?xml version="1.0" encoding="${encoding}"?>
<${b}definitions xmlns${prefix === "" ? "" : `:${prefix}`}="${schema}" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI"${manner.namespaces ?? ""} id="definitions_1" targetNamespace="${manner.targetNamespace ?? "urn:none"}">
${body}
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="${manner.hasLanes ? "pools" : "process_1"}">${shapes.join("")}${edges.join("")}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</${b}definitions>`;
  return {
    name: `${manner.name}: ${sketch.name}`,
    sketch,
    manner,
    xml,
    bytes: encoded(xml, encoding),
    middles: new Map(sketch.nodes.map((each) => [each.name, middle(each)])),
  };
}

const flowId = (at: number) => `flow_${at}`;

function encoded(xml: string, encoding: string): Uint8Array {
  if (encoding === "UTF-16") {
    return new Uint8Array(Uint16Array.from(`\uFEFF${xml}`, (letter) => letter.charCodeAt(0)).buffer);
  }
  if (encoding === "ISO-8859-1") return Uint8Array.from(xml, (letter) => letter.charCodeAt(0));
  return new TextEncoder().encode(xml);
}
