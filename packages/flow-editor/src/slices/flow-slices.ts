import { createAction, createReducer } from "@reduxjs/toolkit";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { emptyDiagram } from "../model/diagram.js";
import type { Diagram, HeadTailNode, Relation } from "../model/diagram.js";
import { changedBy } from "../model/operations.js";
import type { Change, Operation, OperationOn, Slice } from "../model/operations.js";

/** What a flow modal is about. */
export type FlowModalType = Slice;

/** The flow modal: what is being added or edited, and from where. */
export interface FlowModal {
  readonly open: boolean;
  /** The node that the new element comes after. */
  readonly source: string | null;
  /** The element being edited. */
  readonly currentElement: string | null;
  readonly type: FlowModalType | null;
}

/**
 * The flow editor's slices, as the specification names them. A step's and a gateway's data beyond its id stay with the
 * diagram; the slices are made only by applying operations of its log.
 */
export interface FlowState {
  readonly headTail: readonly HeadTailNode[];
  readonly steps: readonly { readonly id: string }[];
  readonly relations: readonly Relation[];
  readonly parallelGateways: readonly { readonly id: string }[];
  readonly flowModal: FlowModal;
}

/** What can happen to the flow editor's state. */
export const flowActions = {
  /** Another diagram was opened. */
  loaded: createAction<Diagram>("flow/loaded"),
  /** Operations of the log were done, undone or redone. */
  applied: createAction<readonly Operation[]>("flow/applied"),
  /** A relation update: its quantity goes down by one, never below zero. Play alone dispatches it, on its own copy. */
  relationUpdated: createAction<string>("flow/relationUpdated"),
  /** The flow modal was opened to add something after a node. */
  modalOpened: createAction<{ readonly type: FlowModalType; readonly source?: string }>("flow/modalOpened"),
  /** The flow modal was opened on something that is there. */
  modalEdited: createAction<{ readonly type: FlowModalType; readonly currentElement: string }>("flow/modalEdited"),
  /** The flow modal was closed. */
  modalClosed: createAction("flow/modalClosed"),
};

const closed: FlowModal = { open: false, source: null, currentElement: null, type: null };

const same = <Item>(item: Item): Item => item;

const idOf = ({ id }: { readonly id: string }) => ({ id });

/** The slice after operations; `keep` says what of an item stands in it. */
function after<Item extends { readonly id: string }>(
  slice: Slice,
  items: readonly Item[],
  operations: readonly Operation[],
  keep: (item: never) => Item,
): readonly Item[] {
  return changedBy(
    items,
    operations
      .filter((operation) => operation.type !== "keep")
      .filter((operation) => operation.slice === slice)
      .map((operation) => kept(operation, keep)),
  );
}

function kept<Item>(operation: OperationOn<Slice>, keep: (item: never) => Item): Change<Item> {
  // An operation's items are of its own slice, which `after` has made sure of.
  const of = (item: unknown) => keep(item as never);
  return operation.type === "replace"
    ? { type: "replace", before: of(operation.before), after: of(operation.after) }
    : { type: operation.type, index: operation.index, item: of(operation.item) };
}

/**
 * The reducers, one for each slice, to be put into a store under their names.
 *
 * @param isSignOut tells the host's sign-out, at which all flow state is reset.
 */
export function createFlowReducers(isSignOut: (action: UnknownAction) => boolean): {
  readonly [Name in keyof FlowState]: Reducer<FlowState[Name]>;
} {
  const { loaded, applied, relationUpdated, modalOpened, modalEdited, modalClosed } = flowActions;
  return {
    headTail: createReducer<FlowState["headTail"]>(emptyDiagram.headTail, (builder) =>
      builder
        .addCase(loaded, (_state, { payload }) => [...payload.headTail])
        .addCase(applied, (state, { payload }) => [...after("headTail", state, payload, same<HeadTailNode>)])
        .addMatcher(isSignOut, () => [...emptyDiagram.headTail]),
    ),
    steps: createReducer<FlowState["steps"]>([], (builder) =>
      builder
        .addCase(loaded, (_state, { payload }) => payload.steps.map(idOf))
        .addCase(applied, (state, { payload }) => [...after("steps", state, payload, idOf)])
        .addMatcher(isSignOut, () => []),
    ),
    relations: createReducer<FlowState["relations"]>([], (builder) =>
      builder
        .addCase(loaded, (_state, { payload }) => [...payload.relations])
        .addCase(applied, (state, { payload }) => [...after("relations", state, payload, same<Relation>)])
        .addCase(relationUpdated, (state, { payload }) =>
          state.map((relation) =>
            relation.id === payload ? { ...relation, quantity: Math.max(0, relation.quantity - 1) } : relation,
          ),
        )
        .addMatcher(isSignOut, () => []),
    ),
    parallelGateways: createReducer<FlowState["parallelGateways"]>([], (builder) =>
      builder
        .addCase(loaded, (_state, { payload }) => payload.parallelGateways.map(idOf))
        .addCase(applied, (state, { payload }) => [...after("parallelGateways", state, payload, idOf)])
        .addMatcher(isSignOut, () => []),
    ),
    flowModal: createReducer<FlowState["flowModal"]>(closed, (builder) =>
      builder
        .addCase(modalOpened, (_state, { payload: { type, source = null } }) => ({
          ...closed,
          open: true,
          type,
          source,
        }))
        .addCase(modalEdited, (_state, { payload: { type, currentElement } }) => ({
          ...closed,
          open: true,
          type,
          currentElement,
        }))
        .addCase(modalClosed, () => closed)
        .addMatcher(isSignOut, () => closed),
    ),
  };
}
