import { createContext, use } from "react";
import type { DiagramEditing } from "./use-diagram-editor.js";
import type { DiagramChoices } from "./diagram-choices.js";
import type { DiagramFiles } from "./use-diagram-files.js";
import type { EditorCommands } from "./use-editor-commands.js";
import type { Names } from "../texts/sentences.js";
import type { FlowText } from "../texts/flow-text.js";

/** What the parts of the editor share. */
export interface EditorParts {
  readonly editing: DiagramEditing;
  readonly commands: EditorCommands;
  readonly files: DiagramFiles;
  readonly choices: DiagramChoices;
  readonly names: Names;
  readonly text: FlowText;
}

/** Set by `DiagramEditor`. */
export const EditorContext = createContext<EditorParts | null>(null);
EditorContext.displayName = "DiagramEditor";

/** Thrown when a part of the editor is rendered outside of it. */
export class DiagramEditorMissingError extends Error {
  override name = "DiagramEditorMissingError";
  constructor() {
    super("A part of the diagram editor was rendered outside of DiagramEditor. Render <DiagramEditor /> around it.");
  }
}

/** The editor that a part stands in. @throws {DiagramEditorMissingError} outside of `DiagramEditor`. */
export function useEditor(): EditorParts {
  const parts = use(EditorContext);
  if (!parts) throw new DiagramEditorMissingError();
  return parts;
}
