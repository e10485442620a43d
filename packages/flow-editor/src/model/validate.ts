import type { Diagram } from "./diagram.js";
import type { Finding, FindingCode } from "./finding.js";
import { graphOf } from "./graph.js";
import type { Graph, GraphNode } from "./graph.js";
import { repairs } from "./repair.js";
import type { Operation } from "./operations.js";

const found = new WeakMap<Diagram, readonly Finding[]>();

/**
 * Everything that keeps a diagram from being published: none means that it is sound, whoever answers in whatever
 * order. The language has no choice, so a graph with one start and a way out everywhere, without cycles, whose splits
 * and joins are gateways, visits every node exactly once and ends; these clauses are exactly that.
 * Linear in the size of the diagram, the same findings in the same order every time, never throws.
 */
export function validate(diagram: Diagram): readonly Finding[] {
  const known = found.get(diagram);
  if (known) return known;
  const graph = graphOf(diagram);
  const nodes = [...graph.values()];
  const mend = repairs(diagram);
  const findings = [
    ...ends(nodes),
    ...nodes.flatMap((node) => shape(node, mend)),
    ...cycles(graph),
    ...reach(graph, nodes),
    ...relations(nodes),
  ];
  found.set(diagram, findings);
  return findings;
}

/**
 * What a draft still has to say before it is published, beyond its shape: who answers at each step, and on which
 * field group. Kept apart from {@link validate}, whose clauses are exactly soundness.
 */
export function unsaid(diagram: Diagram): Finding[] {
  return diagram.steps.flatMap((step) => [
    ...(step.body ? [] : [finding("step-without-body", [step.id])]),
    ...(step.fieldGroupId === null ? [finding("step-without-fields", [step.id])] : []),
  ]);
}

function finding(
  code: FindingCode,
  nodes: readonly string[],
  params: Finding["params"] = {},
  rest: { readonly relations?: readonly string[]; readonly repair?: readonly Operation[] } = {},
): Finding {
  return { code, nodes, relations: [], params, ...rest };
}

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

function ends(nodes: readonly GraphNode[]): Finding[] {
  const starts = nodes.filter(({ kind }) => kind === "start");
  return [
    ...(starts.length === 1
      ? []
      : [
          finding("start-count", ids(starts), { reason: starts.length > 0 ? "several" : "none", count: starts.length }),
        ]),
    ...(nodes.some(({ kind }) => kind === "end") ? [] : [finding("no-end", [], { reason: "none", count: 0 })]),
  ];
}

const NONE: readonly Finding[] = [];

/** The clauses on how many relations enter and leave a node. None of either is a matter of reach. */
function shape(node: GraphNode, mend: ReturnType<typeof repairs>): readonly Finding[] {
  const { id, kind, incoming, outgoing } = node;
  const into = incoming.length;
  const out = outgoing.length;
  if (kind === "step" && into <= 1 && out <= 1) return NONE;
  const fault = (code: FindingCode, reason: string, count: number, side: GraphNode["incoming"], repair?: Operation[]) =>
    finding(code, [id], { reason, count }, { relations: ids(side), ...(repair && { repair }) });
  const faults: Finding[] = [];
  if (kind === "start") {
    if (into > 0) faults.push(fault("start-count", "incoming", into, incoming));
    if (out > 1) faults.push(fault("start-count", "outgoing", out, outgoing, mend.split(node)));
  } else if (kind === "end") {
    if (into > 1) faults.push(fault("no-end", "incoming", into, incoming, mend.join(node)));
    if (out > 0) faults.push(fault("no-end", "outgoing", out, outgoing));
  } else if (kind === "step") {
    if (into > 1) faults.push(fault("step-joins", "incoming", into, incoming, mend.join(node)));
    if (out > 1) faults.push(fault("step-splits", "outgoing", out, outgoing, mend.split(node)));
  } else if (into > 1 && out > 1) {
    faults.push(finding("gateway-mixed", [id], { incoming: into, outgoing: out }, { repair: mend.split(node) }));
  } else if (into === 1 && out === 1 && incoming[0] !== outgoing[0]) {
    faults.push(finding("gateway-useless", [id], {}, { repair: mend.bypass(node) }));
  }
  return faults;
}

/** Cycles that share no node, at least one for every knot of them. Depth first without recursion: size is no matter. */
function cycles(graph: Graph): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<GraphNode>();
  const reported = new Set<GraphNode>();
  for (const root of graph.values()) {
    const path: { readonly node: GraphNode; next: number }[] = [];
    const onPath = new Set<GraphNode>();
    const enter = (node: GraphNode) => {
      path.push({ node, next: 0 });
      onPath.add(node);
    };
    if (!done.has(root)) enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const relation = top.node.outgoing[top.next++];
      const target = relation && graph.get(relation.target);
      if (!target) {
        done.add(top.node);
        onPath.delete(top.node);
        path.pop();
      } else if (onPath.has(target)) {
        const round = backTo(target, path, reported);
        if (round) findings.push(finding("cycle", ids(round), { count: round.length }));
      } else if (!done.has(target)) {
        enter(target);
      }
    }
  }
  return findings;
}

/** The nodes of the path from `target` to its end, or nothing where one of them is in a cycle already reported. */
function backTo(
  target: GraphNode,
  path: readonly { readonly node: GraphNode }[],
  reported: Set<GraphNode>,
): GraphNode[] | undefined {
  const round: GraphNode[] = [];
  for (let index = path.length - 1; index >= 0; index--) {
    const node = path[index]?.node;
    if (!node || reported.has(node)) return undefined;
    round.push(node);
    if (node === target) break;
  }
  for (const node of round) reported.add(node);
  return round.toReversed();
}

function reach(graph: Graph, nodes: readonly GraphNode[]): Finding[] {
  const starts = nodes.filter(({ kind }) => kind === "start");
  const stops = nodes.filter(({ kind }) => kind === "end");
  const forward = spread(graph, starts, "outgoing", "target");
  const backward = spread(graph, stops, "incoming", "source");
  const unreachable = nodes.filter((node) => !forward.has(node));
  const stuck = nodes.filter((node) => !backward.has(node));
  return [
    ...(starts.length > 0 && unreachable.length > 0
      ? [finding("unreachable", ids(unreachable), { count: unreachable.length })]
      : []),
    ...(stops.length > 0 && stuck.length > 0 ? [finding("no-way-out", ids(stuck), { count: stuck.length })] : []),
  ];
}

/** All nodes that relations lead to from the given ones, these included. */
function spread(
  graph: Graph,
  from: readonly GraphNode[],
  side: "incoming" | "outgoing",
  other: "source" | "target",
): Set<GraphNode> {
  const seen = new Set(from);
  const queue = [...from];
  for (let node = queue.pop(); node; node = queue.pop()) {
    for (const relation of node[side]) {
      const next = graph.get(relation[other]);
      if (next && !seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return seen;
}

function relations(nodes: readonly GraphNode[]): Finding[] {
  const findings: Finding[] = [];
  for (const node of nodes) {
    // Most nodes have one way out: nothing to compare.
    const targets = node.outgoing.length > 1 ? Map.groupBy(node.outgoing, ({ target }) => target) : [];
    for (const [target, same] of targets) {
      if (same.length === 1) continue;
      findings.push(finding("duplicate-relation", [node.id, target], { count: same.length }, { relations: ids(same) }));
    }
    if (node.kind !== "step") continue;
    for (const { id, target, quantity } of node.outgoing) {
      if (quantity >= 1) continue;
      findings.push(finding("quantity-low", [node.id, target], { quantity }, { relations: [id] }));
    }
  }
  return findings;
}
