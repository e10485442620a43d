import { MarkerType } from "@xyflow/react";
import { useDirection, useUiIntl } from "@yer/ui";
import { useMemo, useState } from "react";
import type { Diagram, NodeKind, Position } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { NODE_SIZE } from "../model/nodeSize.js";
import { quantityOf } from "../model/resolve.js";
import type { CaseProgress } from "../progress/CaseProgress.js";
import { dueText } from "../texts/dueText.js";
import { bodyName, nodeName } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";
import { useFlowText } from "../texts/useFlowText.js";
import type { CanvasEdge, CanvasNode, NodeFace } from "./faces.js";

/** Where a node stands on the canvas: as stored, or mirrored for right-to-left (React Flow itself knows only left-to-right). */
export function mirrored({ x, y }: Position, kind: NodeKind, rtl: boolean): Position {
  return rtl ? { x: -x - NODE_SIZE[kind].width, y } : { x, y };
}

/** Props shared by everything that shows a diagram. */
export interface CanvasContent {
  readonly diagram: Diagram;
  readonly progress?: CaseProgress | undefined;
  readonly names?: Names | undefined;
}

const arrow = (color: string) => ({ type: MarkerType.ArrowClosed, width: 14, height: 14, color });
const ARROW = { plain: arrow("var(--yer-border-strong)"), passed: arrow("var(--yer-success-solid)") };

const NO_PROGRESS: CaseProgress = {};

/**
 * The diagram as React Flow takes it. A node or relation that shows the same as before is the same object as before:
 * data made anew for every render is what makes large canvases slow.
 */
export function useCanvasElements({ diagram, progress = NO_PROGRESS, names }: CanvasContent): {
  readonly nodes: CanvasNode[];
  readonly edges: CanvasEdge[];
} {
  const text = useFlowText();
  const { intl } = useUiIntl();
  const direction = useDirection();
  const [known] = useState(() => ({ nodes: new Map<string, CanvasNode>(), edges: new Map<string, CanvasEdge>() }));

  return useMemo(() => {
    const graph = graphOf(diagram);
    const stepById = new Map(diagram.steps.map((step) => [step.id, step]));
    const labels = new Map(nodesOf(diagram).map(({ id }) => [id, ""]));

    const nodes = nodesOf(diagram).map((item): CanvasNode => {
      const kind = graph.get(item.id)?.kind ?? "step";
      const label = nodeName(diagram, item.id, text);
      labels.set(item.id, label);
      const step = stepById.get(item.id);
      const at = Object.hasOwn(progress, item.id) ? progress[item.id] : undefined;
      const face: NodeFace = {
        direction,
        label,
        ...(step && {
          body: bodyName(step.body, text, names),
          term:
            at?.due === undefined
              ? text("step.days", { days: step.days })
              : text("step.due", { due: dueText(at.due, intl) }),
          count: at
            ? text("step.given", { given: at.given, wanted: at.wanted })
            : text("step.quantity", { wanted: quantityOf(diagram, item.id) }),
        }),
        ...(step &&
          at && {
            share: `${intl.formatNumber(at.given)} / ${intl.formatNumber(at.wanted)}`,
            state: text(`state.${at.state}`),
            stateKey: at.state,
          }),
      };
      const words = [face.state, face.body, face.count, face.term].filter((word) => word !== undefined);
      const node: CanvasNode = {
        id: item.id,
        type: kind,
        position: mirrored(item.position, kind, direction === "rtl"),
        ...NODE_SIZE[kind],
        measured: NODE_SIZE[kind],
        data: face,
        ariaLabel: [kind === "gateway" ? label : `${text(`node.${kind}`)}: ${label}`, ...words].join(", "),
        domAttributes: { "aria-roledescription": text("role.node") },
      };
      return keep(known.nodes, node);
    });

    const edges = diagram.relations.map(({ id, source, target, quantity }): CanvasEdge => {
      const passed = hasPassed(graph, progress, source);
      return keep(known.edges, {
        id,
        source,
        target,
        type: "smoothstep",
        className: passed ? "passed" : "",
        data: { passed },
        markerEnd: passed ? ARROW.passed : ARROW.plain,
        ...(quantity > 1 && stepById.has(source) && { label: `×${intl.formatNumber(quantity)}` }),
        ariaLabel: text("relation.way", { from: labels.get(source) ?? source, to: labels.get(target) ?? target }),
        domAttributes: { "aria-roledescription": text("role.relation") },
      });
    });

    return { nodes, edges };
  }, [diagram, progress, names, text, intl, direction, known]);
}

/** The former object of the same id where it says the same, else the new one, remembered. */
function keep<Item extends { readonly id: string }>(known: Map<string, Item>, item: Item): Item {
  const before = known.get(item.id);
  if (before && JSON.stringify(before) === JSON.stringify(item)) return before;
  known.set(item.id, item);
  return item;
}

/** Whether a case's token has left a node: a step that is done, or a start or gateway all of whose steps before it are. */
function hasPassed(graph: ReturnType<typeof graphOf>, progress: CaseProgress, id: string): boolean {
  if (Object.keys(progress).length === 0) return false;
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
