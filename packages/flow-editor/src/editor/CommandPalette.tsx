import { ComboBox, Dialog } from "@yer/ui";
import type { Option } from "@yer/ui";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { nodesOf } from "../model/edit.js";
import { nodeName } from "../texts/sentences.js";
import { useEditor } from "./EditorContext.js";

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Brings the diagram into order. */
  readonly onLayout: () => Promise<void>;
  /** Selects a node and brings it into sight. */
  readonly onNode: (id: string) => void;
}

/** Everything that can be done, and every node, found by typing. Opened by Ctrl+K. */
export function CommandPalette({ isOpen, onOpenChange, onLayout, onNode }: CommandPaletteProps): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, selection, canUndo, canRedo } = editing;

  const entries = useMemo(() => {
    const some = selection.size > 0;
    const acts: (Option & { readonly act: () => void })[] = [
      ...(["step", "gateway", "end"] as const).map((kind) => ({
        id: `add ${kind}`,
        label: text(`editor.add.${kind}`),
        act: () => commands.add(kind),
      })),
      { id: "undo", label: text("editor.undo"), description: "Ctrl+Z", isDisabled: !canUndo, act: commands.undo },
      { id: "redo", label: text("editor.redo"), description: "Ctrl+Shift+Z", isDisabled: !canRedo, act: commands.redo },
      {
        id: "delete",
        label: text("editor.delete"),
        description: "Delete",
        isDisabled: !some,
        act: commands.deleteSelection,
      },
      {
        id: "duplicate",
        label: text("editor.duplicate"),
        description: "Ctrl+D",
        isDisabled: !some,
        act: commands.duplicate,
      },
      { id: "copy", label: text("editor.copy"), description: "Ctrl+C", isDisabled: !some, act: commands.copy },
      { id: "paste", label: text("editor.paste"), description: "Ctrl+V", act: commands.paste },
      { id: "all", label: text("editor.selectAll"), description: "Ctrl+A", act: commands.selectAll },
      { id: "layout", label: text("editor.layout"), act: () => void onLayout() },
      { id: "repair", label: text("editor.repairAll"), act: commands.repairAll },
    ];
    const nodes = nodesOf(diagram).map(({ id }) => ({
      id: `node ${id}`,
      label: text("editor.goTo", { node: nodeName(diagram, id, text) }),
      act: () => onNode(id),
    }));
    return [...acts, ...nodes];
  }, [diagram, selection, canUndo, canRedo, commands, text, onLayout, onNode]);

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text("editor.commands")} isDismissable>
      {(close) => (
        <ComboBox
          label={text("editor.commandsHint")}
          options={entries}
          value={null}
          onChange={(id) => {
            const entry = entries.find((each) => each.id === id);
            if (!entry) return;
            close();
            entry.act();
          }}
        />
      )}
    </Dialog>
  );
}
