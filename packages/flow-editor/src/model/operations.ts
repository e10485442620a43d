import type { Diagram, HeadTailNode, KeptBpmn, ParallelGateway, Relation, Step } from "./diagram.js";

/** What each slice of a diagram holds. */
export interface Slices {
  readonly headTail: HeadTailNode;
  readonly steps: Step;
  readonly relations: Relation;
  readonly parallelGateways: ParallelGateway;
}

/** The name of a slice. */
export type Slice = keyof Slices;

/** An operation on one slice. It says both what was and what is, so that it can be turned round. */
export type OperationOn<S extends Slice> =
  | { readonly type: "insert"; readonly slice: S; readonly index: number; readonly item: Slices[S] }
  | { readonly type: "remove"; readonly slice: S; readonly index: number; readonly item: Slices[S] }
  | { readonly type: "replace"; readonly slice: S; readonly before: Slices[S]; readonly after: Slices[S] };

/** Changes what is kept of a BPMN file: another one was opened. */
export interface KeepOperation {
  readonly type: "keep";
  readonly before: KeptBpmn | null;
  readonly after: KeptBpmn | null;
}

/** The smallest change to a diagram. Every edit is a list of these: undo, history, sync and audit read one log. */
export type Operation = { [S in Slice]: OperationOn<S> }[Slice] | KeepOperation;

const slices = ["headTail", "steps", "relations", "parallelGateways"] as const satisfies readonly Slice[];

/** The diagram after the operations, in order. One that no longer fits (its item is gone, or already there) changes nothing. */
export function applyOperations(diagram: Diagram, operations: readonly Operation[]): Diagram {
  let result = diagram;
  for (const slice of slices) {
    const items = changedBy<Slices[Slice]>(
      diagram[slice],
      operations.filter((operation) => operation.type !== "keep" && operation.slice === slice) as OperationOn<Slice>[],
    );
    if (items !== diagram[slice]) result = { ...result, [slice]: items };
  }
  const kept = operations.findLast((operation) => operation.type === "keep");
  if (kept === undefined) return result;
  const { bpmn: _, ...rest } = result;
  return kept.after ? { ...rest, bpmn: kept.after } : rest;
}

/** The operations that undo these: each turned round, in the opposite order. */
export function invertOperations(operations: readonly Operation[]): Operation[] {
  return operations.toReversed().map(invert);
}

function invert(operation: Operation): Operation {
  switch (operation.type) {
    case "insert":
      return { ...operation, type: "remove" };
    case "remove":
      return { ...operation, type: "insert" };
    default:
      return { ...operation, before: operation.after, after: operation.before } as Operation;
  }
}

/** The operation that puts an item in the place of its former self. */
export function replacement<S extends Slice>(slice: S, before: Slices[S], after: Slices[S]): Operation {
  // The union of operations is made of exactly these triples, one for each slice.
  return { type: "replace", slice, before, after } as OperationOn<Slice> as Operation;
}

/** The operations that take items out, the last one first: so each index holds when it is applied, and when it is undone. */
export function removals(diagram: Diagram, slice: Slice, ids: ReadonlySet<string>): Operation[] {
  return diagram[slice]
    .flatMap((item, index) => (ids.has(item.id) ? [{ type: "remove", slice, index, item } as Operation] : []))
    .toReversed();
}

/** A change to a list of items that are told apart by their ids. */
export type Change<Item> =
  | { readonly type: "insert"; readonly index: number; readonly item: Item }
  | { readonly type: "remove"; readonly index: number; readonly item: Item }
  | { readonly type: "replace"; readonly before: Item; readonly after: Item };

/**
 * The list after the changes, in order; the list itself where none fits: an item is inserted that is there, or another
 * is gone. A file that takes the place of a large diagram is twenty thousand changes: the list is copied once, and an
 * item is looked for only where it does not stand at the place that the change names.
 */
export function changedBy<Item extends { readonly id: string | number }>(
  items: readonly Item[],
  changes: readonly Change<Item>[],
): readonly Item[] {
  if (changes.length === 0) return items;
  const list = [...items];
  const ids = new Set(list.map(({ id }) => id));
  /** Where each item stands; nothing once one came or went. */
  let places: Map<string | number, number> | undefined;
  const placeOf = (id: string | number): number => {
    places ??= new Map(list.map((item, index) => [item.id, index]));
    return places.get(id) ?? -1;
  };
  let result = items;
  for (const change of changes) {
    const { id } = change.type === "replace" ? change.before : change.item;
    if (ids.has(id) === (change.type === "insert")) continue;
    result = list;
    if (change.type === "replace") {
      list[placeOf(id)] = change.after;
      continue;
    }
    if (change.type === "insert") {
      list.splice(change.index, 0, change.item);
      ids.add(id);
    } else {
      list.splice(list[change.index]?.id === id ? change.index : placeOf(id), 1);
      ids.delete(id);
    }
    places = undefined;
  }
  return result;
}
