import { createContext, use } from "react";
import type { Field } from "../../model/groups/index.js";
import type { FlowText } from "../../texts/flow-text.js";
import type { GroupEditing } from "./use-group-editor.js";

/** What the parts of the editor share. */
export interface GroupEditorParts {
  readonly editing: GroupEditing;
  /** Fields that may be taken into the group. */
  readonly fields: readonly Field[];
  /** What a field is called in the interface language. */
  readonly nameOf: (fieldId: number) => string;
  readonly text: FlowText;
}

/** Set by `FieldGroupEditor`. */
export const GroupEditorContext = createContext<GroupEditorParts | null>(null);
GroupEditorContext.displayName = "FieldGroupEditor";

/** Thrown when a part of the editor is rendered outside of it. */
export class FieldGroupEditorMissingError extends Error {
  override name = "FieldGroupEditorMissingError";
  constructor() {
    super("A part of the field-group editor was rendered outside of it. Render <FieldGroupEditor /> around it.");
  }
}

/** The editor that a part stands in. @throws {FieldGroupEditorMissingError} outside of `FieldGroupEditor`. */
export function useGroupParts(): GroupEditorParts {
  const parts = use(GroupEditorContext);
  if (!parts) throw new FieldGroupEditorMissingError();
  return parts;
}
