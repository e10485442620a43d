/**
 * The pure model of field groups: what they ask, in which order, and whether the answers hold.
 * No React, no DOM, no sentences: the service checks with the very code that the form uses.
 */
export { FIELD_TYPES } from "./field.js";
export type { Field, FieldOption, FieldType, Label } from "./field.js";
export { branchesOf, EMPTY_GROUP, GROUP_VERSION, indexOf } from "./groupFlow.js";
export type { Branch, GroupEdge, GroupFlow, GroupIndex, GroupNode, Ways } from "./groupFlow.js";
export { askedAnswers, askedFields, faultOfAnswer, faultsOfAnswers, LONGEST_TEXT } from "./answers.js";
export type { Answer, AnswerFault, AnswerFaultCode, Answers } from "./answers.js";
export { checkField, LONGEST_LABEL } from "./checkField.js";
export type { FieldFault, FieldFaultCode } from "./checkField.js";
export { diffGroup } from "./diffGroup.js";
export type { GroupChange, GroupChangeCode } from "./diffGroup.js";
export { PATHS_SHOWN, pathsOf } from "./paths.js";
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
} from "./editGroup.js";
export type { GroupEdit } from "./editGroup.js";
export { applyGroupOperations, invertGroupOperations } from "./groupOperations.js";
export type { GroupOperation } from "./groupOperations.js";
export { GROUP_LIMITS, parseGroup, serialiseGroup } from "./parseGroup.js";
export type { GroupFault, GroupParseResult } from "./parseGroup.js";
export { QUESTION_SIZE, questionHeight } from "./questionSize.js";
export { validateGroup } from "./validateGroup.js";
export type { GroupFinding, GroupFindingCode } from "./validateGroup.js";
