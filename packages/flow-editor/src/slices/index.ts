/** The flow editor's state for Redux, with the specification's names and shapes. */
export { createFlowReducers, flowActions } from "./flowSlices.js";
export type { FlowModal, FlowModalType, FlowState } from "./flowSlices.js";
export { createGroupFlowReducer, groupFlowActions } from "./groupFlowSlice.js";
export type { GroupFlowNode, GroupFlowState } from "./groupFlowSlice.js";
