/** The flow editor's state for Redux, with the specification's names and shapes. */
export { createFlowReducers, flowActions } from "./flow-slices.js";
export type { FlowModal, FlowModalType, FlowState } from "./flow-slices.js";
export { createGroupFlowReducer, groupFlowActions } from "./group-flow-slice.js";
export type { GroupFlowNode, GroupFlowState } from "./group-flow-slice.js";
