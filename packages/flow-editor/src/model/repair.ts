import type { Diagram, Position, Relation } from "./diagram.js";
import { freshId, nodesOf } from "./edit.js";
import type { GraphNode } from "./graph.js";
import { removals, replacement } from "./operations.js";
import type { Operation } from "./operations.js";

/** How far from its node an inserted gateway is put. */
const gap = 96;

const redirect = (relation: Relation, change: Partial<Relation>): Operation =>
  replacement("relations", relation, { ...relation, ...change });

/** The repairs that a diagram's faults can ask for, each an operation list. Ids are new, and the same every time. */
export function repairs(diagram: Diagram) {
  // Made once and only for a diagram with faults. One repair inserts one gateway and one relation at most, so that
  // one new id of each serves all of them.
  let made: { gateway: string; relation: string; places: Map<string, Position> } | undefined;
  const facts = () =>
    (made ??= {
      gateway: freshId(diagram, "gateway"),
      relation: freshId(diagram, "relation"),
      places: new Map(nodesOf(diagram).map(({ id, position }) => [id, position])),
    });
  const gateway = (node: GraphNode, shift: number): Operation => {
    const { x, y } = facts().places.get(node.id) ?? { x: 0, y: 0 };
    const item = { id: facts().gateway, position: { x: x + shift, y } };
    return { type: "insert", slice: "parallelGateways", index: diagram.parallelGateways.length, item };
  };
  const relate = (source: string, target: string, quantity: number): Operation => ({
    type: "insert",
    slice: "relations",
    index: diagram.relations.length,
    item: { id: facts().relation, source, target, quantity },
  });

  return {
    /** A gateway before the node takes all that came into it. */
    join(node: GraphNode): Operation[] {
      return [
        gateway(node, -gap),
        ...node.incoming.map((relation) => redirect(relation, { target: facts().gateway })),
        relate(facts().gateway, node.id, 1),
      ];
    },

    /** A gateway after the node gives out all that left it; the greatest quantity stays with the node. */
    split(node: GraphNode): Operation[] {
      const quantity = node.outgoing.reduce((most, relation) => Math.max(most, relation.quantity), 1);
      return [
        gateway(node, gap),
        ...node.outgoing.map((relation) => redirect(relation, { source: facts().gateway, quantity: 1 })),
        relate(node.id, facts().gateway, quantity),
      ];
    },

    /** The gateway goes; what came into it goes on to where it led, unless a relation there exists already. */
    bypass(node: GraphNode): Operation[] {
      const [incoming] = node.incoming;
      const [outgoing] = node.outgoing;
      if (!incoming || !outgoing) return [];
      const exists = diagram.relations.some(
        ({ source, target }) => source === incoming.source && target === outgoing.target,
      );
      return [
        ...removals(diagram, "relations", new Set(exists ? [incoming.id, outgoing.id] : [outgoing.id])),
        ...(exists ? [] : [redirect(incoming, { target: outgoing.target })]),
        ...removals(diagram, "parallelGateways", new Set([node.id])),
      ];
    },
  };
}
