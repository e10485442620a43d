import { MarkerType } from "@xyflow/react";
import { useDirection, useUiIntl } from "@yer/ui";
import type { Direction, UiIntl } from "@yer/ui";
import { useMemo, useState } from "react";
import { keptWays } from "../bpmn/kept-ways.js";
import { bentWay } from "../bpmn/routes.js";
import type { Diagram, HeadTailNode, NodeKind, ParallelGateway, Position, Relation, Step } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import type { Graph } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { quantityOf } from "../model/resolve.js";
import { inFlow } from "../outline/flow-order.js";
import type { CaseProgress, StepProgress } from "../progress/case-progress.js";
import { dueText } from "../texts/due-text.js";
import type { FlowText } from "../texts/flow-text.js";
import { concluderName, nodeLang, nodeName } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import { useFlowText } from "../texts/use-flow-text.js";
import type { BentWay, CanvasEdge, CanvasNode, NodeFace } from "./faces.js";
import type { Extent } from "./extent.js";
import { handlesOf } from "./handles.js";
import { mirrored, sheetOf } from "./sheet.js";
import type { Box } from "./sheet.js";

/** Props shared by everything that shows a diagram. */
export interface CanvasContent {
  readonly diagram: Diagram;
  readonly progress?: CaseProgress | undefined;
  readonly names?: Names | undefined;
  /** How long each step really takes, by step id; shown where no case stands on the diagram. */
  readonly durations?: Readonly<Record<string, StepDuration>> | undefined;
}

/** How long cases have stood at a step. */
export interface StepDuration {
  /** Days, in the unit of the step's own term: half of the cases were done sooner. */
  readonly median: number;
}

/** In which words and which direction a diagram is shown. */
interface Manner {
  readonly text: FlowText;
  readonly intl: UiIntl["intl"];
  readonly direction: Direction;
  readonly names: Names | undefined;
}

type Item = HeadTailNode | Step | ParallelGateway;

const arrow = (color: string) => ({ type: MarkerType.ArrowClosed, width: 14, height: 14, color });
const arrows = { plain: arrow("var(--yer-border-strong)"), passed: arrow("var(--yer-success-solid)") };

// oxlint-disable-next-line no-control-regex -- marks that no name can hold stand for the names
const marks = /[\u0001\u0002]/g;

const noProgress: CaseProgress = {};
const noDurations: Readonly<Record<string, StepDuration>> = {};

/**
 * The diagram as React Flow takes it, nodes in the order of the flow, so that Tab and a reader's tree go along it; of a large one only the extent that is mounted. A node or relation that shows
 * the same as before is the same object as before: data made anew for every render is what makes large canvases slow.
 */
export function useCanvasElements(
  { diagram, progress = noProgress, names, durations = noDurations }: CanvasContent,
  extent: Extent | null,
): {
  readonly nodes: CanvasNode[];
  readonly edges: CanvasEdge[];
} {
  const text = useFlowText();
  const { intl } = useUiIntl();
  const direction = useDirection();
  const manner = useMemo<Manner>(() => ({ text, intl, direction, names }), [text, intl, direction, names]);
  const [nodeMemory] = useState(() => new Memory<CanvasNode>());
  const [edgeMemory] = useState(() => new Memory<CanvasEdge>());

  return useMemo(() => {
    const graph = graphOf(diagram);
    const steps = new Map(diagram.steps.map((step) => [step.id, step]));
    const all = inFlow(diagram, nodesOf(diagram));
    const nodes = (extent ? all.filter(({ id }) => extent.nodes.has(id)) : all).map((item) => {
      const node = graph.get(item.id);
      const step = steps.get(item.id);
      const at = Object.hasOwn(progress, item.id) ? progress[item.id] : undefined;
      const wanted = step ? quantityOf(diagram, item.id) : 0;
      const took = Object.hasOwn(durations, item.id) ? durations[item.id] : undefined;
      const degree = `${node?.incoming.length ?? 0} ${node?.outgoing.length ?? 0}`;
      return nodeMemory.recall(item.id, [item, at, wanted, took, degree, manner], () =>
        nodeOf(item, node?.kind ?? "step", { diagram, step, at, wanted, took }, manner),
      );
    });
    const bent = keptWays(diagram);
    const sheet = sheetOf(diagram, direction);
    const ways = extent ? diagram.relations.filter(({ id }) => extent.relations.has(id)) : diagram.relations;
    const edges = ways.map((relation) => {
      const { id, source, target } = relation;
      const passed = hasPassed(graph, progress, source);
      const from = nodeName(diagram, source, text);
      const to = nodeName(diagram, target, text);
      const bends = bent.get(id);
      const way = bends && wayThrough(bends, sheet.byId.get(source), sheet.byId.get(target), direction);
      // Ways are made anew with every diagram; as texts they are the same as long as they lead the same way.
      return edgeMemory.recall(id, [relation, passed, from, to, steps.has(source), manner, JSON.stringify(way)], () =>
        edgeOf(relation, { passed, from, to, leavesStep: steps.has(source), way }, manner),
      );
    });
    return { nodes, edges };
  }, [diagram, progress, durations, extent, text, direction, manner, nodeMemory, edgeMemory]);
}

/** What was made of what, by id: made again only when something it was made of is another. */
class Memory<Made> {
  readonly #known = new Map<string, { readonly of: readonly unknown[]; readonly made: Made }>();

  recall(id: string, of: readonly unknown[], make: () => Made): Made {
    const known = this.#known.get(id);
    if (known && of.every((part, index) => part === known.of[index])) return known.made;
    const made = make();
    this.#known.set(id, { of, made });
    return made;
  }
}

function nodeOf(
  item: Item,
  kind: NodeKind,
  facts: {
    readonly diagram: Diagram;
    readonly step: Step | undefined;
    readonly at: StepProgress | undefined;
    readonly wanted: number;
    readonly took: StepDuration | undefined;
  },
  { text, intl, direction, names }: Manner,
): CanvasNode {
  const { diagram, step, at, wanted, took } = facts;
  const label = nodeName(diagram, item.id, text);
  const face: NodeFace = {
    direction,
    label,
    lang: nodeLang(diagram, item.id, text),
    ...(step && {
      concluder: concluderName(step.concluder, text, names),
      term:
        at?.due === undefined
          ? text("step.days", { days: step.days })
          : text("step.due", { due: dueText(at.due, intl) }),
      ...(took && {
        takes: text(took.median > step.days ? "step.takesSlow" : "step.takes", {
          median: took.median,
          allowed: step.days,
        }),
        isSlow: took.median > step.days,
      }),
      count: at ? text("step.given", { given: at.given, wanted: at.wanted }) : text("step.quantity", { wanted }),
    }),
    ...(step &&
      at && {
        share: `${intl.formatNumber(at.given)} / ${intl.formatNumber(at.wanted)}`,
        state: text(`state.${at.state}`),
        stateKey: at.state,
      }),
  };
  const words = [face.state, face.concluder, face.count, face.term, face.takes].filter((word) => word !== undefined);
  return {
    id: item.id,
    type: kind,
    position: mirrored(item.position, kind, direction === "rtl"),
    ...nodeSize[kind],
    measured: nodeSize[kind],
    handles: handlesOf(kind, direction),
    data: face,
    ariaLabel: [kind === "gateway" ? label : `${text(`node.${kind}`)}: ${label}`, ...words].join(", "),
    domAttributes: { "aria-roledescription": text("role.node") },
  };
}

function edgeOf(
  { id, source, target, quantity }: Relation,
  facts: {
    readonly passed: boolean;
    readonly from: string;
    readonly to: string;
    readonly leavesStep: boolean;
    readonly way: BentWay | undefined;
  },
  { text, intl }: Manner,
): CanvasEdge {
  const { passed, from, to, leavesStep, way } = facts;
  return {
    id,
    source,
    target,
    type: way ? "bent" : "smoothstep",
    className: passed ? "passed" : "",
    data: { passed, ...(way && { way }) },
    markerEnd: passed ? arrows.passed : arrows.plain,
    ...(quantity > 1 && leavesStep && { label: `×${intl.formatNumber(quantity)}` }),
    ariaLabel: wayText(text, from, to),
    domAttributes: { "aria-roledescription": text("role.relation") },
  };
}

/** A way through bends from one node to another, as the sheet has them. */
function wayThrough(
  bends: readonly Position[],
  from: Box | undefined,
  to: Box | undefined,
  direction: Direction,
): BentWay | undefined {
  if (!from || !to) return undefined;
  const through = direction === "rtl" ? bends.map(({ x, y }) => ({ x: -x, y })) : bends;
  return { source: { x: from.x, y: from.y }, target: { x: to.x, y: to.y }, points: bentWay(from, through, to) };
}

/** From where to where, in words. The sentence is made once; thousands of relations only put their names into it. */
function wayText(text: FlowText, from: string, to: string): string {
  const sentence = text("relation.way", { from: "\u0001", to: "\u0002" });
  return sentence.replace(marks, (mark) => (mark === "\u0001" ? from : to));
}

/** Whether a case's token has left a node: a step that is done, or a start or gateway all of whose steps before it are. */
function hasPassed(graph: Graph, progress: CaseProgress, id: string): boolean {
  if (progress === noProgress) return false;
  const before = new Set([id]);
  for (const each of before) {
    const node = graph.get(each);
    if (!node) continue;
    if (node.kind === "step") {
      if (!Object.hasOwn(progress, each) || progress[each]?.state !== "done") return false;
      continue;
    }
    for (const { source } of node.incoming) before.add(source);
  }
  return true;
}
