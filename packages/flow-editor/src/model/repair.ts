import type { Diagram, Position, Relation } from "./diagram.js";
import type { GraphNode } from "./graph.js";
import type { Operation } from "./operations.js";

/** How far from its node an inserted gateway is put. */
const GAP = 96;

const redirect = (before: Relation, change: Partial<Relation>): Operation => ({
  type: "replace",
  slice: "relations",
  before,
  after: { ...before, ...change },
});

/** The repairs that a diagram's faults can ask for, each an operation list. Ids are new, and the same every time. */
export function repairs(diagram: Diagram) {
  let taken: Set<string> | undefined;
  const known = new Map<string, string>();
  // One repair inserts one gateway and one relation at most, so one new id of each is enough for all of them.
  const fresh = (prefix: string): string => {
    const before = known.get(prefix);
    if (before !== undefined) return before;
    const { headTail, steps, parallelGateways, relations } = diagram;
    taken ??= new Set([headTail, steps, parallelGateways, relations].flatMap((slice) => slice.map(({ id }) => id)));
    let number = 1;
    while (taken.has(`${prefix}-${number}`)) number++;
    const id = `${prefix}-${number}`;
    known.set(prefix, id);
    return id;
  };
  const places = new Map<string, Position>();
  const placeOf = (id: string): Position => {
    if (places.size === 0) {
      for (const slice of [diagram.headTail, diagram.steps, diagram.parallelGateways]) {
        for (const node of slice) places.set(node.id, node.position);
      }
    }
    return places.get(id) ?? { x: 0, y: 0 };
  };
  const gateway = (node: GraphNode, shift: number): { id: string; operation: Operation } => {
    const id = fresh("gateway");
    const { x, y } = placeOf(node.id);
    const item = { id, position: { x: x + shift, y } };
    return {
      id,
      operation: { type: "insert", slice: "parallelGateways", index: diagram.parallelGateways.length, item },
    };
  };
  const relate = (source: string, target: string, quantity: number): Operation => ({
    type: "insert",
    slice: "relations",
    index: diagram.relations.length,
    item: { id: fresh("relation"), source, target, quantity },
  });
  const remove = (relation: Relation): Operation => ({
    type: "remove",
    slice: "relations",
    index: diagram.relations.indexOf(relation),
    item: relation,
  });

  return {
    /** A gateway before the node takes all that came into it. */
    join(node: GraphNode): Operation[] {
      const { id, operation } = gateway(node, -GAP);
      return [
        operation,
        ...node.incoming.map((relation) => redirect(relation, { target: id })),
        relate(id, node.id, 1),
      ];
    },

    /** A gateway after the node gives out all that left it; the greatest quantity stays with the node. */
    split(node: GraphNode): Operation[] {
      const { id, operation } = gateway(node, GAP);
      const quantity = node.outgoing.reduce((most, relation) => Math.max(most, relation.quantity), 1);
      return [
        operation,
        ...node.outgoing.map((relation) => redirect(relation, { source: id, quantity: 1 })),
        relate(node.id, id, quantity),
      ];
    },

    /** The gateway goes; what came into it goes on to where it led, unless a relation there exists already. */
    bypass(node: GraphNode): Operation[] {
      const [incoming] = node.incoming;
      const [outgoing] = node.outgoing;
      const index = diagram.parallelGateways.findIndex(({ id }) => id === node.id);
      const item = diagram.parallelGateways[index];
      if (!incoming || !outgoing || !item) return [];
      const exists = diagram.relations.some(
        ({ source, target }) => source === incoming.source && target === outgoing.target,
      );
      return [
        exists ? remove(incoming) : redirect(incoming, { target: outgoing.target }),
        remove(outgoing),
        { type: "remove", slice: "parallelGateways", index, item },
      ];
    },
  };
}
