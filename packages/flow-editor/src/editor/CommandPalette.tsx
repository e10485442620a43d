import { CommandPalette as Palette } from "@yer/ui";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useEditor } from "./editor-context.js";
import type { EditorPanel } from "./editor-panels.js";
import { groupsOf } from "./palette-groups.js";
import type { Publishing } from "./use-publishing.js";

/** What the palette needs of the editor around it. */
export interface PaletteActs {
  /** Brings the diagram into order. */
  readonly onLayout: () => Promise<void>;
  /** Selects a node and brings it into sight. */
  readonly onNode: (id: string) => void;
  readonly onRename: (id: string) => void;
  /** Leads to the field in which a node is connected with another. */
  readonly onConnect: () => void;
  readonly onZoom: (by: 1 | -1) => void;
  readonly onFit: () => void;
  /** Fills the window with the editor, or gives it back. */
  readonly onFull: () => void;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  /** Opens a part of the panel. */
  readonly onPanel: (panel: EditorPanel) => void;
  readonly publishing: Publishing;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly acts: PaletteActs;
}

/** Everything that can be done, and every node, found by typing. Opened by Ctrl+K. */
export function CommandPalette({ isOpen, onOpenChange, acts }: CommandPaletteProps): ReactNode {
  const parts = useEditor();
  const { text } = parts;
  const groups = useMemo(() => (isOpen ? groupsOf(parts, acts) : []), [isOpen, parts, acts]);
  return (
    <Palette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text("editor.commands")}
      placeholder={text("editor.commandsHint")}
      groups={groups}
    />
  );
}
