/** Sentences about a diagram: what the model says in codes, said in words that name nodes as staff know them. */
import { langOfWords } from "@yer/ui";
import { graphOf } from "../model/graph.js";
import { nameIn } from "../model/names.js";
import type { Named } from "../model/names.js";
import type {
  Diagram,
  DiagramChange,
  DiagramFault,
  Finding,
  ResolveRefusal,
  RunRefusal,
  Concluder,
  Trace,
} from "../model/index.js";
import type { MendableFinding } from "../model/repairs.js";
import type { FlowMessageId } from "../messages/flow-messages.js";
import type { FlowText } from "./flow-text.js";

/** Names that a diagram itself does not hold: of organisations, kinds and districts. */
export interface Names {
  /** The name of the organisation of a step. */
  readonly concluder?: (concluder: Concluder) => string;
  /** The name of a district by its SOATO code. */
  readonly district?: (code: string) => string;
  /** The name of a field group by its id. */
  readonly fieldGroup?: (id: string) => string;
}

// Diagrams are immutable: the names in one are read once.
const named = new WeakMap<Diagram, ReadonlyMap<string, Named>>();

function namesIn(diagram: Diagram): ReadonlyMap<string, Named> {
  const known = named.get(diagram);
  if (known) return known;
  const names = new Map<string, Named>([
    ...diagram.headTail.map(({ id, data }) => [id, data] as const),
    ...diagram.steps.map((step) => [step.id, step] as const),
  ]);
  named.set(diagram, names);
  return names;
}

/** What a node is called: its name in the language of the texts, else its label, or what it is. */
export function nodeName(diagram: Diagram, id: string, text: FlowText): string {
  const node = graphOf(diagram).get(id);
  const called = namesIn(diagram).get(id);
  const name = called && (text.locale === undefined ? called.label : nameIn(called, text.locale));
  if (name) return name;
  if (!node) return id;
  if (node.kind === "step") return text("node.unnamed");
  if (node.kind !== "gateway") return text(`node.${node.kind}`);
  if (node.outgoing.length > 1) return text(node.incoming.length > 1 ? "node.gateway" : "node.split");
  return text(node.incoming.length > 1 ? "node.join" : "node.gateway");
}

/** `lang` of what a node is called, as far as its letters tell; undefined for a name in the language of the texts. */
export function nodeLang(diagram: Diagram, id: string, text: FlowText): string | undefined {
  const { locale } = text;
  if (locale === undefined || namesIn(diagram).get(id)?.names?.[locale] !== undefined) return undefined;
  return langOfWords(nodeName(diagram, id, text), locale);
}

/** What an organisation is called: its name where the host knows it, its id or kind where not. */
export function concluderName(concluder: Concluder | null, text: FlowText, names: Names = {}): string {
  if (!concluder) return text("step.noConcluder");
  return (
    names.concluder?.(concluder) ??
    (concluder.kind === "organisation" ? concluder.organisationId : concluder.organisationKind)
  );
}

/** The nodes in a row, in the order in which one is led to the next. */
const way = (diagram: Diagram, nodes: readonly string[], text: FlowText, between: string): string =>
  nodes.map((id) => nodeName(diagram, id, text)).join(between);

/** What a finding says and how to mend it. */
export function findingText(finding: Finding, diagram: Diagram, text: FlowText): string {
  const [first] = finding.nodes;
  return text(`finding.${finding.code}`, {
    ...finding.params,
    node: first === undefined ? "" : nodeName(diagram, first, text),
    nodes: way(
      diagram,
      finding.nodes,
      text,
      finding.code === "cycle" || finding.code === "duplicate-relation" ? " → " : ", ",
    ),
  });
}

/** What a finding's repair does, for its button; undefined where nothing mends it by itself. */
export function repairText(finding: MendableFinding, text: FlowText): string | undefined {
  if (!finding.repair) return undefined;
  const id = `repair.${finding.code}`;
  return repairs.has(id) ? text(id as FlowMessageId, finding.params) : undefined;
}

const repairs: ReadonlySet<string> = new Set<FlowMessageId>([
  "repair.step-joins",
  "repair.step-splits",
  "repair.start-count",
  "repair.no-end",
  "repair.gateway-mixed",
  "repair.gateway-useless",
  "repair.cycle",
  "repair.unreachable",
  "repair.no-way-out",
  "repair.duplicate-relation",
  "repair.quantity-low",
  "repair.dangling-relation",
]);

/** Why a discussion cannot start at a place. */
export function resolveText(refusal: ResolveRefusal, diagram: Diagram, text: FlowText, names: Names = {}): string {
  const { code, stepId, district, wanted, found } = refusal;
  const concluder = diagram.steps.find(({ id }) => id === stepId)?.concluder ?? null;
  return text(`resolve.${code}`, {
    node: nodeName(diagram, stepId, text),
    organisation: concluderName(concluder, text, names),
    district: names.district?.(district) ?? district,
    wanted,
    found,
  });
}

/** Why a run did not take a conclusion, or did not start. */
export function runText(refusal: RunRefusal, diagram: Diagram, text: FlowText): string {
  return text(`run.${refusal.code}`, {
    node: "stepId" in refusal ? nodeName(diagram, refusal.stepId, text) : "",
    wanted: refusal.code === "unresolved" ? refusal.wanted : 0,
    found: refusal.code === "unresolved" ? refusal.found : 0,
  });
}

/** Why a value could not be read as a diagram. */
export const faultText = ({ code, path }: DiagramFault, text: FlowText): string => text(`fault.${code}`, { path });

/** One change between two versions. Nodes that went are named by the version that had them. */
export function changeText(
  change: DiagramChange,
  before: Diagram,
  after: Diagram,
  text: FlowText,
  names: Names = {},
): string {
  const of = (id: string) => nodeName(graphOf(after).has(id) ? after : before, id, text);
  const [first] = change.nodes;
  const value = (side: "before" | "after") => {
    const raw = change[side];
    if (raw === undefined || raw === null) return "—";
    if (change.code === "field-group-changed") return names.fieldGroup?.(String(raw)) ?? raw;
    if (change.code !== "concluder-changed") return raw;
    const diagram = side === "before" ? before : after;
    return concluderName(diagram.steps.find(({ id }) => id === first)?.concluder ?? null, text, names);
  };
  return text(`change.${change.code}`, {
    node: first === undefined ? "" : of(first),
    nodes: change.nodes.map(of).join(" → "),
    before: value("before"),
    after: value("after"),
  });
}

/** What goes wrong at the end of a counter-example. */
export function traceText(trace: Trace, diagram: Diagram, text: FlowText): string {
  const [first] = trace.nodes;
  return text(`trace.${trace.fault}`, {
    node: first === undefined ? "" : nodeName(diagram, first, text),
    nodes: way(diagram, trace.nodes, text, ", "),
  });
}
