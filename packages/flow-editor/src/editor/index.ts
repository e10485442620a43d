/** The diagram editor. Load it lazily: it brings React Flow. */
export { DiagramEditor } from "./DiagramEditor.js";
export type { DiagramEditorProps } from "./DiagramEditor.js";
export { namesOf } from "./diagram-choices.js";
export type { DiagramChoices } from "./diagram-choices.js";
export type { DiagramReader, DiagramWriter, FileWatch } from "./use-diagram-files.js";
export type { PublishHandler } from "./use-publishing.js";
export { useDiagramEditor } from "./use-diagram-editor.js";
export type { DiagramChangeHandler, DiagramEditing, DiagramEditorState } from "./use-diagram-editor.js";
