import type { Diagram, NodeKind, Relation } from "./diagram.js";

/** A node with its relations in the order they are stored. */
export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly incoming: Relation[];
  readonly outgoing: Relation[];
}

/** The diagram read as a graph: nodes by id, in the order headTail, steps, parallel gateways. */
export type Graph = ReadonlyMap<string, GraphNode>;

// Diagrams are immutable, so a graph built once stays true for as long as its diagram lives.
const built = new WeakMap<Diagram, Graph>();

// What is asked for next is most often one edit away from what was asked for last: that one serves as a pattern.
let last: { readonly diagram: Diagram; readonly graph: Graph } | undefined;

/**
 * The graph of a diagram. A relation to a node that does not exist is left out (reading refuses such a diagram).
 * An edit that touches no shape (a place, a name, days) has the graph of before; any other has the nodes of before
 * wherever their relations are the same. So what is known of a graph or of a node is known for good.
 */
export function graphOf(diagram: Diagram): Graph {
  const known = built.get(diagram);
  if (known) return known;
  const graph = last && isSameShape(last.diagram, diagram) ? last.graph : build(diagram, last?.graph);
  built.set(diagram, graph);
  last = { diagram, graph };
  return graph;
}

function build(diagram: Diagram, former: Graph | undefined): Graph {
  const graph = new Map<string, GraphNode>();
  const add = (id: string, kind: NodeKind) => graph.set(id, { id, kind, incoming: [], outgoing: [] });
  for (const { id, type } of diagram.headTail) add(id, type);
  for (const { id } of diagram.steps) add(id, "step");
  for (const { id } of diagram.parallelGateways) add(id, "gateway");
  for (const relation of diagram.relations) {
    const source = graph.get(relation.source);
    const target = graph.get(relation.target);
    if (source && target) {
      source.outgoing.push(relation);
      target.incoming.push(relation);
    }
  }
  if (former) {
    for (const [id, { kind, incoming, outgoing }] of graph) {
      const node = former.get(id);
      if (node?.kind === kind && isSame(node.incoming, incoming) && isSame(node.outgoing, outgoing))
        graph.set(id, node);
    }
  }
  return graph;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]));

const isSameShape = (one: Diagram, other: Diagram): boolean =>
  one.relations === other.relations &&
  (["headTail", "steps", "parallelGateways"] as const).every(
    (slice) =>
      one[slice] === other[slice] ||
      isSame(
        one[slice].map(({ id }) => id),
        other[slice].map(({ id }) => id),
      ),
  ) &&
  isSame(
    one.headTail.map(({ type }) => type),
    other.headTail.map(({ type }) => type),
  );
