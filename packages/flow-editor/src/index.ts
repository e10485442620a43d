/**
 * Discussion diagrams on the screen, without a canvas: the outline, texts and progress of a case.
 * The canvas is `@yer/flow-editor/viewer`, the pure model `@yer/flow-editor/model`.
 */
export type { FlowMessageId, FlowMessages } from "./messages/flow-messages.js";
export { DiagramOutline } from "./outline/DiagramOutline.js";
export type { DiagramOutlineProps } from "./outline/DiagramOutline.js";
export { outlineOf } from "./outline/outline.js";
export type { DiagramReading, Outline, OutlineItem } from "./outline/outline.js";
export type { CaseProgress, StepAnswer, StepProgress, StepState } from "./progress/case-progress.js";
export { progressOf } from "./progress/progress-of.js";
export type { ProgressFacts } from "./progress/progress-of.js";
export { createFlowText } from "./texts/flow-text.js";
export type { FlowText } from "./texts/flow-text.js";
export { loadFlowTexts } from "./texts/load-flow-texts.js";
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
export { useFlowText } from "./texts/use-flow-text.js";
