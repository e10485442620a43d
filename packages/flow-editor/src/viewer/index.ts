/** The canvas that shows a diagram and how a case stands on it. Load it lazily: it brings React Flow. */
export { DiagramViewer } from "./DiagramViewer.js";
export type { DiagramViewerProps } from "./DiagramViewer.js";
export type { StepDuration } from "../canvas/use-canvas-elements.js";
