import { changedBy } from "../operations.js";
import type { Change } from "../operations.js";
import type { Field } from "./field.js";
import type { GroupEdge, GroupFlow, GroupNode, Ways } from "./group-flow.js";

/** The smallest change to a field group. It says both what was and what is, so that it can be turned round. */
export type GroupOperation =
  | (Change<Field> & { readonly slice: "list" })
  | (Change<GroupNode> & { readonly slice: "nodes" })
  | (Change<GroupEdge> & { readonly slice: "edges" })
  | { readonly slice: "list" | "nodes"; readonly type: "move"; readonly from: number; readonly to: number }
  | {
      readonly slice: "selectedOptionsMap";
      readonly type: "select";
      readonly node: string;
      readonly before: Ways | null;
      readonly after: Ways | null;
    };

/** The group after the operations, in order. One that no longer fits changes nothing. */
export function applyGroupOperations(flow: GroupFlow, operations: readonly GroupOperation[]): GroupFlow {
  return operations.reduce(apply, flow);
}

function apply(flow: GroupFlow, operation: GroupOperation): GroupFlow {
  if (operation.type === "select") {
    const { [operation.node]: _, ...others } = flow.selectedOptionsMap;
    return {
      ...flow,
      selectedOptionsMap: operation.after ? { ...others, [operation.node]: operation.after } : others,
    };
  }
  if (operation.type === "move") {
    const { from, to } = operation;
    return operation.slice === "list"
      ? { ...flow, list: moved(flow.list, from, to) }
      : { ...flow, nodes: moved(flow.nodes, from, to) };
  }
  switch (operation.slice) {
    case "list":
      return { ...flow, list: changedBy(flow.list, [operation]) };
    case "nodes":
      return { ...flow, nodes: changedBy(flow.nodes, [operation]) };
    case "edges":
      return { ...flow, edges: changedBy(flow.edges, [operation]) };
  }
}

function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The operations that undo these: each turned round, in the opposite order. */
export function invertGroupOperations(operations: readonly GroupOperation[]): GroupOperation[] {
  return operations.toReversed().map(invert);
}

function invert(operation: GroupOperation): GroupOperation {
  switch (operation.type) {
    case "insert":
      return { ...operation, type: "remove" };
    case "remove":
      return { ...operation, type: "insert" };
    case "move":
      return { ...operation, from: operation.to, to: operation.from };
    default:
      // Both members that are left carry what was and what is, of one kind.
      return { ...operation, before: operation.after, after: operation.before } as GroupOperation;
  }
}
