import type { Diagram } from "./diagram.js";
import type { Finding, FindingCode } from "./finding.js";
import { graphOf } from "./graph.js";
import type { Graph, GraphNode } from "./graph.js";

const found = new WeakMap<Graph, readonly Finding[]>();

/**
 * Everything that keeps a diagram from being published: none means that it is sound, whoever answers in whatever
 * order. The language has no choice, so a graph with one start and a way out everywhere, without cycles, whose splits
 * and joins are gateways, visits every node exactly once and ends; these clauses are exactly that.
 * Linear in the size of the diagram, the same findings in the same order every time, never throws: what is no diagram at
 * all has one finding, which says so. After an edit only the nodes whose relations changed are looked at anew, and the
 * ways through the whole only if any did.
 */
export function validate(diagram: Diagram): readonly Finding[] {
  try {
    return findingsIn(diagram);
  } catch {
    return [finding("not-a-diagram", [])];
  }
}

function findingsIn(diagram: Diagram): readonly Finding[] {
  const graph = graphOf(diagram);
  const known = found.get(graph);
  if (known) return known;
  const nodes = [...graph.values()];
  const acyclic = isAcyclic(graph);
  const made = [
    ...dangling(diagram, graph, nodes),
    ...ends(nodes),
    ...nodes.flatMap(shapeOf),
    ...(acyclic ? [] : cycles(graph)),
    // Without a cycle, the way back from any node ends where nothing comes in, and the way on where nothing leads out.
    ...(acyclic && nodes.every(isLed) ? [] : reach(graph, nodes)),
    ...nodes.flatMap(relationsOf),
  ];
  found.set(graph, made);
  return made;
}

/** A function of a node whose answer is kept for as long as the node lives. */
function once<Answer>(ask: (node: GraphNode) => Answer): (node: GraphNode) => Answer {
  const answers = new WeakMap<GraphNode, Answer>();
  return (node) => {
    const known = answers.get(node);
    if (known !== undefined) return known;
    const answer = ask(node);
    answers.set(node, answer);
    return answer;
  };
}

/**
 * What a draft still has to say before it is published, beyond its shape: who answers at each step, and on which
 * field group. Kept apart from {@link validate}, whose clauses are exactly soundness.
 */
export function unsaid(diagram: Diagram): Finding[] {
  return diagram.steps.flatMap((step) => [
    ...(step.concluder ? [] : [finding("step-without-concluder", [step.id])]),
    ...(step.fieldGroupId === null ? [finding("step-without-fields", [step.id])] : []),
  ]);
}

function finding(
  code: FindingCode,
  nodes: readonly string[],
  params: Finding["params"] = {},
  rest: { readonly relations?: readonly string[] } = {},
): Finding {
  return { code, nodes, relations: [], params, ...rest };
}

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

/** Relations from or to nothing: only whoever made the diagram by hand can have drawn them. */
function dangling(diagram: Diagram, graph: Graph, nodes: readonly GraphNode[]): Finding[] {
  if (nodes.reduce((sum, { outgoing }) => sum + outgoing.length, 0) === diagram.relations.length) return [];
  const loose = diagram.relations.filter(({ source, target }) => !graph.has(source) || !graph.has(target));
  return [finding("dangling-relation", [], { count: loose.length }, { relations: ids(loose) })];
}

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

const none: readonly Finding[] = [];

/** The clauses on how many relations enter and leave a node. None of either is a matter of reach. */
const shapeOf = once((node: GraphNode): readonly Finding[] => {
  const { id, kind, incoming, outgoing } = node;
  const into = incoming.length;
  const out = outgoing.length;
  if (kind === "step" && into <= 1 && out <= 1) return none;
  const faults: Finding[] = [];
  const many = (code: FindingCode, reason: "incoming" | "outgoing") =>
    faults.push(finding(code, [id], { reason, count: node[reason].length }, { relations: ids(node[reason]) }));
  if (kind === "start") {
    if (into > 0) many("start-count", "incoming");
    if (out > 1) many("start-count", "outgoing");
  } else if (kind === "end") {
    if (into > 1) many("no-end", "incoming");
    if (out > 0) many("no-end", "outgoing");
  } else if (kind === "step") {
    if (into > 1) many("step-joins", "incoming");
    if (out > 1) many("step-splits", "outgoing");
  } else if (into > 1 && out > 1) {
    faults.push(finding("gateway-mixed", [id], { incoming: into, outgoing: out }));
  } else if (into === 1 && out === 1 && incoming[0] !== outgoing[0]) {
    faults.push(finding("gateway-useless", [id]));
  }
  return faults;
});

/** Whether a node is come to, or is a start, and leads on, or is an end. */
const isLed = ({ kind, incoming, outgoing }: GraphNode): boolean =>
  (kind === "start" || incoming.length > 0) && (kind === "end" || outgoing.length > 0);

/** Whether the nodes can be put in an order in which every relation leads on. */
function isAcyclic(graph: Graph): boolean {
  const ready: GraphNode[] = [];
  const waiting = new Map<string, number>();
  for (const [id, node] of graph) {
    if (node.incoming.length === 0) ready.push(node);
    else waiting.set(id, node.incoming.length);
  }
  for (let node = ready.pop(); node; node = ready.pop()) {
    for (const { target } of node.outgoing) {
      const left = (waiting.get(target) ?? 0) - 1;
      waiting.set(target, left);
      const next = left === 0 ? graph.get(target) : undefined;
      if (next) {
        waiting.delete(target);
        ready.push(next);
      }
    }
  }
  return waiting.size === 0;
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

/** The clauses on the relations that leave a node. */
const relationsOf = once((node: GraphNode): readonly Finding[] => {
  const findings: Finding[] = [];
  // Most nodes have one way out: nothing to compare.
  const targets = node.outgoing.length > 1 ? Map.groupBy(node.outgoing, ({ target }) => target) : [];
  for (const [target, same] of targets) {
    if (same.length === 1) continue;
    findings.push(finding("duplicate-relation", [node.id, target], { count: same.length }, { relations: ids(same) }));
  }
  if (node.kind !== "step") return findings;
  for (const { id, target, quantity } of node.outgoing) {
    if (quantity >= 1) continue;
    findings.push(finding("quantity-low", [node.id, target], { quantity }, { relations: [id] }));
  }
  return findings;
});
