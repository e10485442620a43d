/**
 * Discussion diagrams on the screen, without a canvas: the outline, texts and progress of a case.
 * The canvas is `@yer/flow-editor/viewer`, the pure model `@yer/flow-editor/model`.
 */
export type { FlowMessageId, FlowMessages } from "./messages/FlowMessages.js";
export { DiagramOutline } from "./outline/DiagramOutline.js";
export type { DiagramOutlineProps } from "./outline/DiagramOutline.js";
export { outlineOf } from "./outline/outline.js";
export type { DiagramReading, Outline, OutlineItem } from "./outline/outline.js";
export type { CaseProgress, StepAnswer, StepProgress, StepState } from "./progress/CaseProgress.js";
export { progressOf } from "./progress/progressOf.js";
export type { ProgressFacts } from "./progress/progressOf.js";
export { createFlowText } from "./texts/flowText.js";
export type { FlowText } from "./texts/flowText.js";
export { loadFlowTexts } from "./texts/loadFlowTexts.js";
export {
  changeText,
  faultText,
  findingText,
  nodeName,
  repairText,
  resolveText,
  runText,
  traceText,
} from "./texts/sentences.js";
export type { Names } from "./texts/sentences.js";
export { useFlowText } from "./texts/useFlowText.js";
