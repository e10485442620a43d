/** The editors of fields and field groups. Load them lazily: the canvas brings React Flow. */
export { FieldEditor, fieldPartName } from "./FieldEditor.js";
export type { FieldEditorProps } from "./FieldEditor.js";
export { FieldGroupEditor } from "./FieldGroupEditor.js";
export type { FieldGroupEditorProps } from "./FieldGroupEditor.js";
export { useGroupEditor } from "./use-group-editor.js";
export type { GroupChangeHandler, GroupEditing, GroupEditorState } from "./use-group-editor.js";
