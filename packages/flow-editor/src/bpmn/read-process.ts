import type { ModdleElement } from "bpmn-moddle";
import { tidy } from "../layout/layout-diagram.js";
import { diagramVersion } from "../model/diagram.js";
import type { Concluder, Diagram, HeadTailNode, NodeKind, ParallelGateway, Relation, Step } from "../model/diagram.js";
import { keptName, labelLocales } from "../model/kept-name.js";
import type { Named } from "../model/kept-name.js";
import { cleanLabel } from "../model/label.js";
import { diagramLimits } from "../model/limits.js";
import { parseDiagram } from "../model/parse.js";
import { kindOf, Notes } from "./bpmn-note.js";
import { isId, kept } from "./kept-bpmn.js";
import type { KeptElement, KeptFile } from "./kept-bpmn.js";
import { Keeping } from "./keep-elements.js";
import { elementsOf, isElement, partsOf, textOf } from "./moddle.js";
import type { BpmnProcess, BpmnReading, BpmnWish, ProcessReading } from "./read-bpmn.js";
import { lanesOf, poolOf } from "./read-lanes.js";
import { readPicture } from "./read-picture.js";

const gateways = ["bpmn:ExclusiveGateway", "bpmn:InclusiveGateway", "bpmn:ComplexGateway", "bpmn:EventBasedGateway"];

/** Reads one process of a tree of BPMN as a diagram. */
export function readProcess(definitions: ModdleElement, warnings: readonly string[], wish: BpmnWish): BpmnReading {
  const roots = elementsOf(definitions["rootElements"]);
  const processes = roots.filter((root) => root.$instanceOf("bpmn:Process"));
  const sizes = processes.map((process) => elementsOf(process["flowElements"]).filter(isNode).length);
  const process =
    processes.find(({ id }) => wish.process !== undefined && id === wish.process) ??
    processes[sizes.indexOf(Math.max(...sizes))];
  if (!process) return { ok: false, fault: { code: "no-process" } };
  const read = new Reading(definitions, process, warnings).result();
  if (!read) return { ok: false, fault: { code: "too-large" } };
  const isChoice = wish.each === true && sizes.filter((size) => size > 0).length > 1;
  const all = processes.map((each, at): BpmnProcess => {
    const nodes = sizes[at] ?? 0;
    const reading = each === process ? read : isChoice ? new Reading(definitions, each, []).result() : undefined;
    return {
      id: textOf(each["id"]) ?? "",
      name: nameOfProcess(each, roots),
      nodes,
      ...(isChoice && nodes > 0 && reading && { reading }),
    };
  });
  wish.onProgress?.(1);
  return { ok: true, ...read, processes: all };
}

const isNode = (element: ModdleElement): boolean => element.$instanceOf("bpmn:FlowNode");

/** Its own name, or that of the pool that it lies in. */
const nameOfProcess = (process: ModdleElement, roots: readonly ModdleElement[]): string =>
  cleanLabel(textOf(process["name"]) || poolOf(process, roots) || textOf(process["id"]) || "");

/** Whether an element only holds others together: nobody misses it who is told of these. */
const isHolder = (element: ModdleElement): boolean =>
  element.$instanceOf("bpmn:LaneSet") || element.$instanceOf("bpmn:Collaboration");

/** One file being read. */
class Reading {
  readonly #notes = new Notes();
  readonly #keeping: Keeping;
  readonly #ids = new Map<ModdleElement, string>();
  readonly #kinds = new Map<ModdleElement, NodeKind>();
  readonly #nodeIds = new Set<string>();
  readonly #definitions: ModdleElement;
  readonly #process: ModdleElement;

  constructor(definitions: ModdleElement, process: ModdleElement, warnings: readonly string[]) {
    this.#definitions = definitions;
    this.#process = process;
    this.#keeping = new Keeping(definitions, this.#notes);
    for (const warning of warnings) {
      const line = /line: (\d+)/.exec(warning)?.[1];
      this.#notes.add("unknown-part", /<([^\s<>]+)>?/.exec(warning)?.[1] ?? line);
    }
  }

  /** What is read of it; undefined where it is larger than a diagram may be. */
  result(): ProcessReading | undefined {
    const process = this.#process;
    for (const key of ["imports", "extensions", "relationships"]) {
      for (const element of elementsOf(this.#definitions[key])) this.#leaveOut(element);
    }
    for (const root of elementsOf(this.#definitions["rootElements"])) if (root !== process) this.#leaveOut(root);
    for (const set of elementsOf(process["laneSets"])) this.#leaveOut(set);
    for (const artifact of elementsOf(process["artifacts"])) this.#leaveOut(artifact);

    const headTail: HeadTailNode[] = [];
    const steps: Step[] = [];
    const parallelGateways: ParallelGateway[] = [];
    const flows: ModdleElement[] = [];
    const nodes: Record<string, KeptElement> = {};
    const nowhere = { x: 0, y: 0 };
    for (const element of elementsOf(process["flowElements"])) {
      if (element.$type === "bpmn:SequenceFlow") flows.push(element);
      const kind = this.#kindOf(element);
      if (!kind) continue;
      const id = this.#idOf(element, kind);
      const node = { id, position: nowhere };
      if (kind === "step") steps.push({ ...node, ...this.#named(element), ...stepOf(element) });
      else if (kind === "gateway") parallelGateways.push(node);
      else headTail.push({ ...node, type: kind, data: this.#named(element) });
      const more = this.#keeping.keep(element, writtenAs(element, kind), { hasLabel: kind !== "gateway" });
      if (Object.keys(more).length > 0) nodes[id] = more;
    }
    const [relations, kinships] = this.#relations(flows);
    const drawn = { version: diagramVersion, headTail, steps, parallelGateways, relations };

    // The same bounds as for any other diagram: what passes here passes everywhere.
    const parsed = parseDiagram(drawn);
    if (!parsed.ok) return undefined;
    const picture = readPicture(this.#definitions, { ids: this.#ids, kinds: this.#kinds, flows: kinships });
    if (!picture && this.#nodeIds.size > 0) this.#notes.add("laid-out");
    const diagram = picture ? placed(parsed.diagram, picture.places) : tidy(parsed.diagram)[0];

    const flowsKept: Record<string, KeptElement> = {};
    for (const [flow, { id }] of kinships) {
      const way = picture?.ways.get(id);
      const more = { ...this.#keeping.keep(flow, "bpmn:SequenceFlow"), ...(way && { way }) };
      if (Object.keys(more).length > 0) flowsKept[id] = more;
    }
    const file: KeptFile = {
      definitions: this.#keeping.keep(this.#definitions, "bpmn:Definitions"),
      process: this.#keeping.keep(process, "bpmn:Process"),
      nodes: this.#keeping.withColours(nodes, this.#ids),
      flows: this.#keeping.withColours(flowsKept, new Map([...kinships].map(([flow, { id }]) => [flow, id]))),
      namespaces: this.#keeping.namespaces(),
    };
    const bpmn = kept(file);
    const whole = bpmn ? parseDiagram({ ...diagram, bpmn }) : ({ ok: true, diagram } as const);
    // A file that says more beside the language than a diagram can carry is read without it, and says so.
    if (!whole.ok) this.#notes.add("detail-dropped", undefined, "other");
    const lanes = lanesOf(this.#definitions, process, (element) =>
      this.#kinds.get(element) === "step" ? this.#ids.get(element) : undefined,
    );
    return { diagram: whole.ok ? whole.diagram : diagram, notes: this.#notes.list(), lanes };
  }

  /**
   * Leaves an element out with all that lies in it, and says so of each kind. Another process is one thing, whatever lies
   * in it; what only holds lanes or pools together is none.
   */
  #leaveOut(element: ModdleElement): undefined {
    const parts = element.$instanceOf("bpmn:Process") ? [] : partsOf(element);
    for (const each of [element, ...parts]) {
      if (!isHolder(each) || partsOf(each).length === 0) this.#notes.add("left-out", each, kindOf(each));
    }
    return undefined;
  }

  #kindOf(element: ModdleElement): NodeKind | undefined {
    const kind = this.#kindOfType(element);
    if (kind) this.#kinds.set(element, kind);
    return kind;
  }

  #kindOfType(element: ModdleElement): NodeKind | undefined {
    if (element.$type === "bpmn:SequenceFlow") return undefined;
    if (element.$type === "bpmn:StartEvent") return "start";
    if (element.$type === "bpmn:EndEvent") return "end";
    if (element.$type === "bpmn:ParallelGateway") return "gateway";
    if (element.$instanceOf("bpmn:Task")) return "step";
    if (gateways.includes(element.$type)) {
      this.#notes.add("became-parallel", element);
      return "gateway";
    }
    if (element.$instanceOf("bpmn:Activity")) {
      this.#notes.add("became-step", element);
      for (const part of partsOf(element)) this.#notes.add("left-out", part, "inside");
      return "step";
    }
    return this.#leaveOut(element);
  }

  #idOf(element: ModdleElement, kind: NodeKind): string {
    const id = this.#id(element, kind, this.#nodeIds);
    this.#ids.set(element, id);
    this.#nodeIds.add(id);
    return id;
  }

  /** The id that we wrote, or that of the file, or a new one. */
  #id(element: ModdleElement, prefix: string, taken: ReadonlySet<string>): string {
    const ofFile = textOf(element["id"]);
    const wished = [textOf(own(element)?.["id"]), ofFile].find(
      (id) => id !== undefined && isReference(id) && !taken.has(id),
    );
    if (wished !== undefined) return wished;
    if (ofFile !== undefined && (!isId(ofFile) || isReference(ofFile))) this.#notes.add("id-changed", element);
    let number = taken.size + 1;
    while (taken.has(`${prefix}-${number}`)) number++;
    return `${prefix}-${number}`;
  }

  /** The name, and what the element is called in other languages. */
  #named(element: ModdleElement): Named {
    const names: Record<string, string> = {};
    for (const name of ownOf(element, "yer:Name")) {
      const locale = labelLocales.find((each) => each === name["language"]);
      if (locale === undefined || names[locale] !== undefined) this.#notes.add("detail-dropped", element, "language");
      else names[locale] = this.#clean(element, name["value"]);
    }
    return keptName({ label: this.#clean(element, element["name"]), names });
  }

  #clean(element: ModdleElement, value: unknown): string {
    const name = textOf(value) ?? "";
    const clean = cleanLabel(name);
    // A line that ends is a blank here as everywhere: nothing of the name is lost.
    if (clean !== name.replaceAll(/[\r\n\t]+/g, " ")) this.#notes.add("label-changed", element);
    return clean;
  }

  #relations(flows: readonly ModdleElement[]): [Relation[], Map<ModdleElement, Relation>] {
    const taken = new Set<string>();
    const relations = new Map<ModdleElement, Relation>();
    for (const flow of flows) {
      const source = isElement(flow["sourceRef"]) ? this.#ids.get(flow["sourceRef"]) : undefined;
      const target = isElement(flow["targetRef"]) ? this.#ids.get(flow["targetRef"]) : undefined;
      if (source === undefined || target === undefined) {
        this.#leaveOut(flow);
        continue;
      }
      if (flow["conditionExpression"] !== undefined) this.#notes.add("condition-dropped", flow);
      const id = this.#id(flow, "relation", taken);
      taken.add(id);
      const quantity = within(own(flow)?.["quantity"], 0, diagramLimits.quantity, 1);
      relations.set(flow, { id, source, target, quantity });
    }
    return [[...relations.values()], relations];
  }
}

/** The type that an element is written as again. */
function writtenAs(element: ModdleElement, kind: NodeKind): string {
  if (kind === "step") return element.$instanceOf("bpmn:Task") ? element.$type : "bpmn:UserTask";
  return kind === "gateway" ? "bpmn:ParallelGateway" : element.$type;
}

function placed(diagram: Diagram, places: ReadonlyMap<string, HeadTailNode["position"]>): Diagram {
  const at = <Node extends { readonly id: string; readonly position: HeadTailNode["position"] }>(node: Node): Node => ({
    ...node,
    position: places.get(node.id) ?? node.position,
  });
  return {
    ...diagram,
    headTail: diagram.headTail.map(at),
    steps: diagram.steps.map(at),
    parallelGateways: diagram.parallelGateways.map(at),
  };
}

function stepOf(element: ModdleElement): Pick<Step, "concluder" | "fieldGroupId" | "days"> {
  const data = own(element);
  const organisationId = reference(data?.["organisationId"]);
  const organisationKind = reference(data?.["organisationKind"]);
  const concluder: Concluder | null =
    organisationId !== null
      ? { kind: "organisation", organisationId }
      : organisationKind !== null
        ? { kind: "kind", organisationKind }
        : null;
  return {
    concluder,
    fieldGroupId: reference(data?.["fieldGroupId"]),
    days: within(data?.["days"], 1, diagramLimits.days, 10),
  };
}

/** Whether a text can be an id here, or a reference to something outside the diagram. */
const isReference = (id: string): boolean => /^(?!__proto__$)[\w.:-]{1,64}$/.test(id);

function reference(value: unknown): string | null {
  const id = textOf(value);
  return id !== undefined && isReference(id) ? id : null;
}

/** Our own extension element, which says what an element is; those of its names in other languages stand beside it. */
const own = (element: ModdleElement): ModdleElement | undefined =>
  ownOf(element).find(({ $type }) => $type !== "yer:Name");

/** All of our own extension elements, or those of one type. */
function ownOf(element: ModdleElement, type?: string): ModdleElement[] {
  const extensions = element["extensionElements"];
  return elementsOf(isElement(extensions) ? extensions["values"] : []).filter(({ $type }) =>
    type === undefined ? $type.startsWith("yer:") : $type === type,
  );
}

const within = (value: unknown, low: number, high: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high ? value : otherwise;
