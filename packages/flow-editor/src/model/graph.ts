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

/** The graph of a diagram. A relation to a node that does not exist is left out (reading refuses such a diagram). */
export function graphOf(diagram: Diagram): Graph {
  const known = built.get(diagram);
  if (known) return known;
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
  built.set(diagram, graph);
  return graph;
}
