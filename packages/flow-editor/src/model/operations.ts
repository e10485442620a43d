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

/** The diagram after the operations, in order. One that no longer fits (its item is gone, or already there) changes nothing. */
export function applyOperations(diagram: Diagram, operations: readonly Operation[]): Diagram {
  let result = diagram;
  for (const operation of operations) {
    if (operation.type === "keep") {
      const { bpmn: _, ...rest } = result;
      result = operation.after ? { ...rest, bpmn: operation.after } : rest;
      continue;
    }
    const items = changed<Slices[Slice]>(result[operation.slice], operation);
    if (items) result = { ...result, [operation.slice]: items };
  }
  return result;
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

/** The list after a change, or undefined where the change does not fit it. */
export function changed<Item extends { readonly id: string | number }>(
  items: readonly Item[],
  operation: Change<Item>,
): readonly Item[] | undefined {
  const { id } = operation.type === "replace" ? operation.before : operation.item;
  const index = items.findIndex((item) => item.id === id);
  if (operation.type === "insert") {
    return index < 0 ? items.toSpliced(operation.index, 0, operation.item) : undefined;
  }
  if (index < 0) return undefined;
  return operation.type === "remove" ? items.toSpliced(index, 1) : items.with(index, operation.after);
}
