/**
 * The edits that people make, as pure functions: diagram → [diagram, operations].
 * An edit that changes nothing answers the very diagram it was given and no operations.
 */
import type { Diagram, HeadTailNode, ParallelGateway, Position, Relation, Step } from "./diagram.js";
import { cleanLabel } from "./label.js";
import { diagramLimits } from "./limits.js";
import { applyOperations, removals, replacement } from "./operations.js";
import type { Operation, Slice, Slices } from "./operations.js";

/** The diagram after an edit, and the operations that made it. */
export type Edit = readonly [Diagram, readonly Operation[]];

/** Every node, in the order headTail, steps, parallel gateways. */
export const nodesOf = ({ headTail, steps, parallelGateways }: Diagram): (HeadTailNode | Step | ParallelGateway)[] => [
  ...headTail,
  ...steps,
  ...parallelGateways,
];

/** An id that nothing in the diagram has, the same every time: `prefix-1`, `prefix-2`, … */
export function freshId(diagram: Diagram, prefix: string): string {
  const taken = new Set([...nodesOf(diagram), ...diagram.relations].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${prefix}-${number}`)) number++;
  return `${prefix}-${number}`;
}

const edit = (diagram: Diagram, operations: readonly Operation[]): Edit => [
  applyOperations(diagram, operations),
  operations,
];

/** Adds an item at the end of a slice. An id that is taken already changes nothing. */
export function insert<S extends Slice>(diagram: Diagram, slice: S, item: Slices[S]): Edit {
  const others = slice === "relations" ? diagram.relations : nodesOf(diagram);
  if (others.some(({ id }) => id === item.id)) return [diagram, []];
  // The union of operations is made of exactly these triples, one for each slice.
  return edit(diagram, [{ type: "insert", slice, index: diagram[slice].length, item } as Operation]);
}

/** Changes some values of one item. An unknown id, or the values it has already, changes nothing. */
export function change<S extends Slice>(
  diagram: Diagram,
  slice: S,
  id: string,
  values: Partial<Omit<Slices[S], "id">>,
): Edit {
  const items: readonly Slices[Slice][] = diagram[slice];
  const before = items.find((item) => item.id === id) as Slices[S] | undefined;
  if (!before) return [diagram, []];
  const after = { ...before, ...values };
  return JSON.stringify(before) === JSON.stringify(after)
    ? [diagram, []]
    : edit(diagram, [replacement(slice, before, after)]);
}

/** Draws a relation. Refused (nothing changes) from an end, to a start, to itself, to or from nothing, or a second time. */
export function connect(diagram: Diagram, relation: Relation): Edit {
  return canConnect(diagram, relation.source, relation.target) ? insert(diagram, "relations", relation) : [diagram, []];
}

/** Whether a relation may be drawn from one node to another; the rule is asked before the change, not after. */
export function canConnect(diagram: Diagram, source: string, target: string): boolean {
  const type = (id: string) => diagram.headTail.find((node) => node.id === id)?.type;
  const ids = new Set(nodesOf(diagram).map(({ id }) => id));
  return (
    source !== target &&
    ids.has(source) &&
    ids.has(target) &&
    type(source) !== "end" &&
    type(target) !== "start" &&
    !diagram.relations.some((relation) => relation.source === source && relation.target === target)
  );
}

/**
 * Says how many different organisations must conclude before this relation is passed. Not what a run lowers: that is its
 * own state. Refused (nothing changes) for what is no number of them.
 */
export const setQuantity = (diagram: Diagram, relationId: string, quantity: number): Edit =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= diagramLimits.quantity
    ? change(diagram, "relations", relationId, { quantity })
    : [diagram, []];

/** Renames a step, a start or an end, by the rule of labels; what it is called in other languages stays. */
export function rename(diagram: Diagram, id: string, name: string): Edit {
  const label = cleanLabel(name);
  const node = diagram.headTail.find((each) => each.id === id);
  return node
    ? change(diagram, "headTail", id, { data: { ...node.data, label } })
    : change(diagram, "steps", id, { label });
}

const isPlace = ({ x, y }: Position): boolean =>
  Math.abs(x) <= diagramLimits.coordinate && Math.abs(y) <= diagramLimits.coordinate;

/** Moves nodes to new places, as one edit. What is no place on the canvas (no number, out of bounds) moves nothing. */
export function move(diagram: Diagram, places: Readonly<Record<string, Position>>): Edit {
  const operations = (["headTail", "steps", "parallelGateways"] as const).flatMap((slice) =>
    diagram[slice].flatMap((node) => {
      const position = Object.hasOwn(places, node.id) ? places[node.id] : undefined;
      if (!position || !isPlace(position) || (position.x === node.position.x && position.y === node.position.y))
        return [];
      return [replacement(slice, node, { ...node, position })];
    }),
  );
  return operations.length > 0 ? edit(diagram, operations) : [diagram, operations];
}

/** Deletes nodes and relations, and the relations that would hang in the air, as one edit. */
export function remove(diagram: Diagram, ids: Iterable<string>): Edit {
  const gone = new Set(ids);
  const relations = new Set(
    diagram.relations
      .filter(({ id, source, target }) => gone.has(id) || gone.has(source) || gone.has(target))
      .map(({ id }) => id),
  );
  const operations = [
    ...removals(diagram, "relations", relations),
    ...(["parallelGateways", "steps", "headTail"] as const).flatMap((slice) => removals(diagram, slice, gone)),
  ];
  return operations.length > 0 ? edit(diagram, operations) : [diagram, operations];
}
