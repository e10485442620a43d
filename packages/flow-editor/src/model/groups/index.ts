/**
 * The pure model of field groups: what they ask, in which order, and whether the answers hold.
 * No React, no DOM, no sentences: the service checks with the very code that the form uses.
 */
export { fieldTypes } from "./field.js";
export type { Field, FieldOption, FieldType, Label } from "./field.js";
export { branchesOf, emptyGroup, groupVersion, indexOf } from "./group-flow.js";
export type { Branch, GroupEdge, GroupFlow, GroupIndex, GroupNode, Ways } from "./group-flow.js";
export { askedAnswers, askedFields, faultOfAnswer, faultsOfAnswers, longestText } from "./answers.js";
export type { Answer, AnswerFault, AnswerFaultCode, Answers } from "./answers.js";
export { checkField, longestLabel } from "./check-field.js";
export type { FieldFault, FieldFaultCode } from "./check-field.js";
export { diffGroup } from "./diff-group.js";
export type { GroupChange, GroupChangeCode } from "./diff-group.js";
export { pathsShown, pathsOf } from "./paths.js";
export type { GroupPaths, PathStep } from "./paths.js";
export {
  addField,
  canLead,
  changeField,
  drawInOrder,
  endAfter,
  freshGroupId,
  lead,
  makeFirst,
  moveField,
  moveNodes,
  placeAfter,
  placeField,
  release,
  removeField,
  removeFromCanvas,
} from "./edit-group.js";
export type { GroupEdit } from "./edit-group.js";
export { applyGroupOperations, invertGroupOperations } from "./group-operations.js";
export type { GroupOperation } from "./group-operations.js";
export { groupLimits, parseGroup, serialiseGroup } from "./parse-group.js";
export type { GroupFault, GroupParseResult } from "./parse-group.js";
export { questionSize, questionHeight } from "./question-size.js";
export { validateGroup } from "./validate-group.js";
export type { GroupFinding, GroupFindingCode } from "./validate-group.js";
