import { CommandPalette as Palette } from "@yer/ui";
import type { Command, CommandGroup } from "@yer/ui";
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

  const groups = useMemo((): readonly CommandGroup[] => {
    const reason = (isPossible: boolean, id: "selectFirst" | "nothingToUndo" | "nothingToRedo"): Partial<Command> =>
      isPossible ? {} : { disabledReason: text(`editor.${id}`) };
    const some = reason(selection.size > 0, "selectFirst");
    return [
      {
        id: "add",
        title: text("editor.palette"),
        commands: (["step", "gateway", "end"] as const).map((kind) => ({
          id: `add ${kind}`,
          label: text(`editor.add.${kind}`),
          onAction: () => commands.add(kind),
        })),
      },
      {
        id: "edit",
        title: text("editor.commands.edit"),
        commands: [
          {
            id: "undo",
            label: text("editor.undo"),
            keys: "Ctrl+Z",
            ...reason(canUndo, "nothingToUndo"),
            onAction: commands.undo,
          },
          {
            id: "redo",
            label: text("editor.redo"),
            keys: "Ctrl+Shift+Z",
            ...reason(canRedo, "nothingToRedo"),
            onAction: commands.redo,
          },
          {
            id: "delete",
            label: text("editor.delete"),
            keys: "Delete",
            ...some,
            onAction: commands.deleteSelection,
          },
          {
            id: "duplicate",
            label: text("editor.duplicate"),
            keys: "Ctrl+D",
            ...some,
            onAction: commands.duplicate,
          },
          { id: "copy", label: text("editor.copy"), keys: "Ctrl+C", ...some, onAction: commands.copy },
          { id: "paste", label: text("editor.paste"), keys: "Ctrl+V", onAction: commands.paste },
          { id: "all", label: text("editor.selectAll"), keys: "Ctrl+A", onAction: commands.selectAll },
          { id: "layout", label: text("editor.layout"), onAction: () => void onLayout() },
          { id: "repair", label: text("editor.repairAll"), onAction: commands.repairAll },
        ],
      },
      {
        id: "nodes",
        title: text("editor.commands.nodes"),
        commands: nodesOf(diagram).map(({ id }) => ({
          id: `node ${id}`,
          label: text("editor.goTo", { node: nodeName(diagram, id, text) }),
          onAction: () => onNode(id),
        })),
      },
    ];
  }, [diagram, selection, canUndo, canRedo, commands, text, onLayout, onNode]);

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
