import type { ModdleElement } from "bpmn-moddle";
import { diagramVersion } from "../model/diagram.js";
import type {
  Diagram,
  HeadTailNode,
  NodeKind,
  ParallelGateway,
  Position,
  Relation,
  Step,
  Concluder,
} from "../model/diagram.js";
import { keptName, labelLocales } from "../model/kept-name.js";
import type { Named } from "../model/kept-name.js";
import { nodeSize } from "../model/node-size.js";
import { diagramLimits, parseDiagram } from "../model/parse.js";
import { tidy } from "../layout/layout-diagram.js";
import { decodeXml } from "./decode-xml.js";
import { foreignElements } from "./extras.js";
import { wholeFile } from "./bpmn-extras.js";
import type { BpmnExtras, ForeignElement } from "./bpmn-extras.js";
import { bpmnModdle, elementsOf, isElement, partsOf, textOf } from "./moddle.js";

/** What was done about something that our language does not have. */
export type BpmnNoteCode =
  /** A sub-process, call or the like was read as one step. */
  | "became-step"
  /** A gateway of another kind was read as a parallel one. */
  | "became-parallel"
  /** An element was left out, with the flows at it. */
  | "left-out"
  /** A flow's condition was dropped: the language has no choice. */
  | "condition-dropped"
  /** A property of an element was dropped; `detail` names it. */
  | "detail-dropped"
  /** A name was cut or cleaned to what a label may be. */
  | "label-changed"
  /** There was no picture, or not of everything: the diagram was laid out. */
  | "laid-out"
  /** The file has something that a reader could not follow; `detail` says what. */
  | "warning";

/** One thing that was not read as it stands. */
export interface BpmnNote {
  readonly code: BpmnNoteCode;
  /** The element's id in the file, where it has one. */
  readonly element?: string;
  /** The element's type in the file: `bpmn:ExclusiveGateway`. */
  readonly type?: string;
  readonly detail?: string;
}

/** Why a file could not be read at all. Line and column count from 1. */
export type BpmnFault =
  | { readonly code: "not-xml"; readonly line: number; readonly column: number; readonly detail: string }
  | { readonly code: "encoding"; readonly encoding: string }
  | { readonly code: "no-process" }
  | { readonly code: "too-large" }
  /** It was given up: whoever read it apart from the page would not wait for longer. */
  | { readonly code: "too-slow" };

/** A diagram read from BPMN, what was not read as it stands, and what other tools have written there. */
export type BpmnReading =
  | { readonly ok: true; readonly diagram: Diagram; readonly notes: readonly BpmnNote[]; readonly extras: BpmnExtras }
  | { readonly ok: false; readonly fault: BpmnFault };

/** Bytes that are read at most; a larger file need not be taken into memory. */
export const bpmnFileLimit = 2_000_000;

/**
 * Tags that are read at most, opening and closing, and attributes: the tree of a file is many times its bytes. A thousand
 * steps, drawn and joined, have thirty thousand tags.
 */
const most = { tags: 40_000, attributes: 60_000 };

const gateways = ["bpmn:ExclusiveGateway", "bpmn:InclusiveGateway", "bpmn:ComplexGateway", "bpmn:EventBasedGateway"];

// oxlint-disable-next-line no-control-regex -- control characters are exactly what a label may not hold
const controls = /[\u0000-\u001f\u007f]+/g;

/** Properties of an element that are read, or say nothing more than what is read. */
const read: ReadonlySet<string> = new Set([
  "$type",
  "id",
  "name",
  "incoming",
  "outgoing",
  "extensionElements",
  "sourceRef",
  "targetRef",
  "gatewayDirection",
  "conditionExpression",
  "di",
  "flowElements",
  "laneSets",
  "artifacts",
  "isExecutable",
]);

/**
 * Reads BPMN 2.0 XML: start and end events, tasks of every kind, parallel gateways and sequence flows, with or without
 * a picture. Anything else is noted element by element with what was done about it; nothing is dropped in silence,
 * and no file, however broken or hostile, makes it throw.
 */
export async function readBpmn(file: string | Uint8Array): Promise<BpmnReading> {
  if (file.length > bpmnFileLimit) return { ok: false, fault: { code: "too-large" } };
  const decoded = typeof file === "string" ? ({ ok: true, text: file } as const) : decodeXml(file);
  if (!decoded.ok) return { ok: false, fault: { code: "encoding", encoding: decoded.encoding } };
  if (countOf("<", decoded.text) > most.tags || countOf("=", decoded.text) > most.attributes) {
    return { ok: false, fault: { code: "too-large" } };
  }
  try {
    const { rootElement, warnings } = await bpmnModdle().fromXML(decoded.text.replace(/^\uFEFF/, ""));
    return new Reading(
      rootElement,
      warnings.map(({ message }) => message),
    ).result();
  } catch (error) {
    return { ok: false, fault: faultOf(error instanceof Error ? error.message : String(error)) };
  }
}

/** How often a sign stands in a text: a `<` for each tag at least, a `=` for each attribute. */
function countOf(sign: string, text: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

function faultOf(message: string): BpmnFault {
  const at = (what: string) => Number(new RegExp(`${what}: (\\d+)`).exec(message)?.[1] ?? 0) + 1;
  const detail = /nested error: (.+)/.exec(message)?.[1] ?? message.split("\n")[0] ?? "";
  return { code: "not-xml", line: at("line"), column: at("column"), detail };
}

/** One file being read. */
class Reading {
  readonly #notes: BpmnNote[] = [];
  readonly #extras: Record<string, ForeignElement[]> = {};
  readonly #ids = new Map<ModdleElement, string>();
  readonly #nodeIds = new Set<string>();
  readonly #places = new Map<ModdleElement, Position>();
  readonly #definitions: ModdleElement;

  constructor(definitions: ModdleElement, warnings: readonly string[]) {
    this.#definitions = definitions;
    for (const detail of warnings) this.#notes.push({ code: "warning", detail: detail.split("\n")[0] ?? "" });
  }

  result(): BpmnReading {
    const roots = elementsOf(this.#definitions["rootElements"]);
    const processes = roots.filter((root) => root.$instanceOf("bpmn:Process"));
    const process = processes.find((each) => elementsOf(each["flowElements"]).length > 0) ?? processes[0];
    if (!process) return { ok: false, fault: { code: "no-process" } };
    for (const key of ["imports", "extensions", "relationships"]) {
      for (const element of elementsOf(this.#definitions[key])) this.#leaveOut(element);
    }
    for (const root of roots) if (root !== process) this.#leaveOut(root);
    this.#checkDetails(process);
    this.#keepExtras(this.#definitions, wholeFile.definitions);
    this.#keepExtras(process, wholeFile.process);
    if (textOf(process["name"])) this.#note("detail-dropped", process, "name");
    for (const set of elementsOf(process["laneSets"])) this.#leaveOut(set);
    for (const artifact of elementsOf(process["artifacts"])) this.#leaveOut(artifact);
    this.#readPicture();

    const headTail: HeadTailNode[] = [];
    const steps: Step[] = [];
    const parallelGateways: ParallelGateway[] = [];
    const flows: ModdleElement[] = [];
    for (const element of elementsOf(process["flowElements"])) {
      const kind = this.#kindOf(element);
      if (element.$type === "bpmn:SequenceFlow") flows.push(element);
      else if (kind === "step") steps.push(this.#step(element));
      else if (kind === "gateway") parallelGateways.push(this.#at(element, kind));
      else if (kind) headTail.push({ ...this.#at(element, kind), type: kind, data: this.#named(element) });
    }
    const drawn = { version: diagramVersion, headTail, steps, parallelGateways, relations: this.#relations(flows) };
    const isPlaced = [...this.#ids.keys()].every((element) => this.#places.has(element));
    if (!isPlaced && this.#nodeIds.size > 0) this.#notes.push({ code: "laid-out" });

    // The same bounds as for any other diagram: what passes here passes everywhere.
    const parsed = parseDiagram(drawn);
    if (!parsed.ok) return { ok: false, fault: { code: "too-large" } };
    const diagram = isPlaced ? parsed.diagram : tidy(parsed.diagram)[0];
    return { ok: true, diagram, notes: this.#notes, extras: this.#extras };
  }

  #note(code: BpmnNoteCode, element: ModdleElement, detail?: string): void {
    const id = textOf(element["id"]);
    this.#notes.push({
      code,
      type: element.$type,
      ...(id !== undefined && { element: id }),
      ...(detail !== undefined && { detail }),
    });
  }

  /** Leaves an element out with all that lies in it, and says so of each. */
  #leaveOut(element: ModdleElement): undefined {
    this.#note("left-out", element);
    this.#leaveOutParts(element);
    return undefined;
  }

  #leaveOutParts(element: ModdleElement): void {
    for (const part of partsOf(element)) this.#note("left-out", part);
  }

  #kindOf(element: ModdleElement): NodeKind | undefined {
    if (element.$type === "bpmn:SequenceFlow") return undefined;
    if (element.$type === "bpmn:StartEvent") return "start";
    if (element.$type === "bpmn:EndEvent") return "end";
    if (element.$type === "bpmn:ParallelGateway") return "gateway";
    if (element.$instanceOf("bpmn:Task")) return "step";
    if (gateways.includes(element.$type)) {
      this.#note("became-parallel", element);
      return "gateway";
    }
    if (element.$instanceOf("bpmn:Activity")) {
      this.#note("became-step", element);
      this.#leaveOutParts(element);
      return "step";
    }
    return this.#leaveOut(element);
  }

  /** Notes what an element has beyond what is read of it. */
  #checkDetails(element: ModdleElement): void {
    const details = [...Object.keys(element).filter((key) => !read.has(key)), ...Object.keys(element.$attrs)];
    for (const detail of details) {
      if (!detail.startsWith("xmlns")) this.#note("detail-dropped", element, detail);
    }
  }

  #at(element: ModdleElement, kind: NodeKind): { readonly id: string; readonly position: Position } {
    this.#checkDetails(element);
    const id = this.#id(element, kind);
    this.#ids.set(element, id);
    this.#nodeIds.add(id);
    this.#keepExtras(element, id);
    const middle = this.#places.get(element);
    const { width, height } = nodeSize[kind];
    return { id, position: middle ? { x: middle.x - width / 2, y: middle.y - height / 2 } : { x: 0, y: 0 } };
  }

  #keepExtras(element: ModdleElement, id: string): void {
    const foreign = foreignElements(element);
    if (foreign.length > 0) this.#extras[id] = foreign;
  }

  /** The id that we wrote, or that of the file, or a new one. */
  #id(element: ModdleElement, prefix: string, taken: ReadonlySet<string> = this.#nodeIds): string {
    const wishes = [textOf(own(element)?.["id"]), textOf(element["id"])];
    const fits = (id: string | undefined): id is string =>
      id !== undefined && id !== "__proto__" && /^[\w.:-]{1,64}$/.test(id) && !taken.has(id);
    const wished = wishes.find(fits);
    if (wished !== undefined) return wished;
    let number = taken.size + 1;
    while (taken.has(`${prefix}-${number}`)) number++;
    return `${prefix}-${number}`;
  }

  /** The name, and what the element is called in other languages. */
  #named(element: ModdleElement): Named {
    const names: Record<string, string> = {};
    for (const name of ownOf(element, "yer:Name")) {
      const locale = labelLocales.find((each) => each === name["language"]);
      if (locale === undefined || names[locale] !== undefined) {
        this.#note("detail-dropped", element, `yer:name ${textOf(name["language"]) ?? ""}`.trim());
      } else names[locale] = this.#clean(element, name["value"]);
    }
    return keptName({ label: this.#clean(element, element["name"]), names });
  }

  #clean(element: ModdleElement, value: unknown): string {
    const name = textOf(value) ?? "";
    const clean = name.toWellFormed().replace(controls, " ").slice(0, diagramLimits.label).toWellFormed();
    if (clean !== name) this.#note("label-changed", element);
    return clean;
  }

  #step(element: ModdleElement): Step {
    const data = own(element);
    const days = data?.["days"];
    const organisationId = reference(data?.["organisationId"]);
    const organisationKind = reference(data?.["organisationKind"]);
    const concluder: Concluder | null =
      organisationId !== null
        ? { kind: "organisation", organisationId }
        : organisationKind !== null
          ? { kind: "kind", organisationKind }
          : null;
    return {
      ...this.#at(element, "step"),
      ...this.#named(element),
      concluder,
      fieldGroupId: reference(data?.["fieldGroupId"]),
      days: within(days, 1, diagramLimits.days, 10),
    };
  }

  #relations(flows: readonly ModdleElement[]): Relation[] {
    const taken = new Set<string>();
    return flows.flatMap((flow) => {
      const source = isElement(flow["sourceRef"]) ? this.#ids.get(flow["sourceRef"]) : undefined;
      const target = isElement(flow["targetRef"]) ? this.#ids.get(flow["targetRef"]) : undefined;
      if (source === undefined || target === undefined) {
        this.#leaveOut(flow);
        return [];
      }
      this.#checkDetails(flow);
      if (flow["conditionExpression"] !== undefined) this.#note("condition-dropped", flow);
      if (textOf(flow["name"])) this.#note("detail-dropped", flow, "name");
      const id = this.#id(flow, "relation", taken);
      taken.add(id);
      if (!this.#nodeIds.has(id)) this.#keepExtras(flow, id);
      // What is kept is kept by id, and a node has this one.
      else if (foreignElements(flow).length > 0) this.#note("detail-dropped", flow, "extensionElements");
      const quantity = within(own(flow)?.["quantity"], 0, diagramLimits.quantity, 1);
      return [{ id, source, target, quantity }];
    });
  }

  /** Where the middle of each shape is. */
  #readPicture(): void {
    for (const diagram of elementsOf(this.#definitions["diagrams"])) {
      const plane = diagram["plane"];
      for (const shape of isElement(plane) ? elementsOf(plane["planeElement"]) : []) {
        const { bpmnElement, bounds } = shape;
        if (!isElement(bpmnElement) || !isElement(bounds)) continue;
        const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(bounds[key] ?? 0));
        const middle = { x: (x ?? 0) + (width ?? 0) / 2, y: (y ?? 0) + (height ?? 0) / 2 };
        const far = diagramLimits.coordinate - 1000;
        if (Math.abs(middle.x) < far && Math.abs(middle.y) < far) this.#places.set(bpmnElement, middle);
      }
    }
  }
}

/** A reference to something outside the diagram, where it can be one. */
function reference(value: unknown): string | null {
  const id = textOf(value);
  return id !== undefined && /^(?!__proto__$)[\w.:-]{1,64}$/.test(id) ? id : null;
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
