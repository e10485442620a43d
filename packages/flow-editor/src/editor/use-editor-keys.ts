import type { KeyboardEvent, RefObject } from "react";
import { graphOf } from "../model/graph.js";
import { shortcutOf } from "./shortcuts.js";
import type { DiagramEditing } from "./use-diagram-editor.js";
import type { EditorCommands } from "./use-editor-commands.js";

/** How far an arrow key moves what is selected. */
const stride = 8;

const nudges = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
const kinds = { addStep: "step", addGateway: "gateway", addEnd: "end" } as const;

/** What keys do that is more than one command. */
export interface EditorKeysWith {
  readonly editing: DiagramEditing;
  readonly commands: EditorCommands;
  readonly canvas: RefObject<HTMLElement | null>;
  readonly isTable: boolean;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  readonly onCommands: () => void;
  readonly onRename: (id: string) => void;
  /** Leads to a field of what is selected. */
  readonly onAsk: (field: "label" | "connect") => void;
}

/** What the editor does with a key. Fields keep theirs; letters and arrows are heard on the canvas only. */
export function useEditorKeys(given: EditorKeysWith): (event: KeyboardEvent) => void {
  const { editing, commands, canvas, isTable, isFull, onFull, onCommands, onRename, onAsk } = given;
  const { diagram, selection, select } = editing;

  return (event) => {
    const shortcut = shortcutOf(event);
    const target = event.target instanceof Element ? event.target : null;
    const inField = target?.closest("input:not([type=radio]), textarea, [role=listbox], [contenteditable]");
    // What had the focus on the canvas and went left it to the editor as a whole.
    const onCanvas =
      !isTable && target !== null && (canvas.current?.contains(target) || target === event.currentTarget);
    if (!shortcut || event.defaultPrevented) return;
    if (shortcut === "commands") onCommands();
    else if (inField) return;
    else if (shortcut === "undo") commands.undo();
    else if (shortcut === "redo") commands.redo();
    else if (shortcut === "clear" && isFull && (selection.size === 0 || !onCanvas)) onFull(false);
    else if (!onCanvas) return;
    else if (shortcut === "fullScreen") onFull(!isFull);
    else if (shortcut === "delete") commands.deleteSelection();
    else if (shortcut === "duplicate") commands.duplicate();
    else if (shortcut === "copy") commands.copy();
    else if (shortcut === "paste") commands.paste();
    else if (shortcut === "selectAll") commands.selectAll();
    else if (shortcut === "clear") select([]);
    else if (shortcut === "addStep" || shortcut === "addGateway" || shortcut === "addEnd")
      commands.add(kinds[shortcut]);
    else if (shortcut === "rename" || shortcut === "connect") {
      if (shortcut === "connect" && commands.connectSelected()) return event.preventDefault();
      if (selection.size !== 1) return;
      const [only] = selection;
      const kind = only === undefined ? undefined : graphOf(diagram).get(only)?.kind;
      if (shortcut === "connect") onAsk("connect");
      else if (only !== undefined && kind !== undefined && kind !== "gateway") onRename(only);
      else onAsk("label");
    } else if (shortcut === "choose") {
      const id = target.closest(".react-flow__node, .react-flow__edge")?.getAttribute("data-id");
      if (id === null || id === undefined || target.closest("button")) return;
      select(event.shiftKey ? [...selection, id] : [id]);
    } else {
      if (![...selection].some((id) => graphOf(diagram).has(id))) return;
      commands.nudge({ x: nudges[shortcut][0] * stride, y: nudges[shortcut][1] * stride });
    }
    event.preventDefault();
  };
}
