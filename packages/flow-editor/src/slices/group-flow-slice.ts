import { createAction } from "@reduxjs/toolkit";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { applyGroupOperations, emptyGroup } from "../model/groups/index.js";
import type { Field, GroupEdge, GroupFlow, GroupOperation, Ways } from "../model/groups/index.js";

/** A question as the canvas draws it. */
export interface GroupFlowNode {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly data: { readonly fieldId: number };
}

/** The group flow's slice, as the specification names it: made only by applying operations of the editor's log. */
export interface GroupFlowState {
  readonly list: readonly Field[];
  readonly nodes: readonly GroupFlowNode[];
  readonly edges: readonly GroupEdge[];
  /** Where each option leads, by the id of the node whose options they are. */
  readonly selectedOptionsMap: Readonly<Record<string, Ways>>;
}

/** What can happen to the group flow's state. */
export const groupFlowActions = {
  /** Another group was opened. */
  loaded: createAction<GroupFlow>("groupFlow/loaded"),
  /** Operations of the log were done, undone or redone. */
  applied: createAction<readonly GroupOperation[]>("groupFlow/applied"),
};

const stateOf = ({ list, nodes, edges, selectedOptionsMap }: GroupFlow): GroupFlowState => ({
  list,
  nodes: nodes.map(({ id, fieldId, position }) => ({ id, position, data: { fieldId } })),
  edges,
  selectedOptionsMap,
});

const groupOf = ({ list, nodes, edges, selectedOptionsMap }: GroupFlowState): GroupFlow => ({
  ...emptyGroup,
  list,
  nodes: nodes.map(({ id, position, data }) => ({ id, fieldId: data.fieldId, position })),
  edges,
  selectedOptionsMap,
});

/**
 * The reducer, to be put into a store under the name `groupFlow`.
 *
 * @param isSignOut tells the host's sign-out, at which the state is reset.
 */
export function createGroupFlowReducer(isSignOut: (action: UnknownAction) => boolean): Reducer<GroupFlowState> {
  const initial = stateOf(emptyGroup);
  const { loaded, applied } = groupFlowActions;
  return (state = initial, action) => {
    if (isSignOut(action)) return initial;
    if (loaded.match(action)) return stateOf(action.payload);
    if (applied.match(action)) return stateOf(applyGroupOperations(groupOf(state), action.payload));
    return state;
  };
}
