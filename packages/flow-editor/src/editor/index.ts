/** The diagram editor. Load it lazily: it brings React Flow. */
export { DiagramEditor } from "./DiagramEditor.js";
export type { DiagramEditorProps } from "./DiagramEditor.js";
export { namesOf } from "./DiagramChoices.js";
export type { DiagramChoices } from "./DiagramChoices.js";
export type { PublishHandler } from "./usePublishing.js";
export { useDiagramEditor } from "./useDiagramEditor.js";
export type { DiagramChangeHandler, DiagramEditing, DiagramEditorState } from "./useDiagramEditor.js";
