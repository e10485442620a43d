import { useMemo, useState } from "react";
import type { Diagram, NodeKind, Position } from "../model/diagram.js";
import { canConnect, nodesOf } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { applyOperations } from "../model/operations.js";
import type { Operation } from "../model/operations.js";
import { validate } from "../model/validate.js";
import { nodeName } from "../texts/sentences.js";
import type { FlowText } from "../texts/flow-text.js";
import { addNode, appendNode, joinNode, placeNode } from "./add-nodes.js";
import type { AppendableKind } from "./add-nodes.js";
import { alignNodes, copyNodes, deleteSelected, distributeNodes, link, nudge, pasteNodes } from "./commands.js";
import type { Alignment, Fragment } from "./commands.js";
import type { DiagramEditing } from "./use-diagram-editor.js";

/** What a person can ask of the editor, by pointer, key, menu or command palette alike. Each says what it did. */
export interface EditorCommands {
  /** What was done last, for screen readers; `at` tells two equal sentences apart. */
  readonly said: { readonly sentence: string; readonly at: number };
  /** Says what was done elsewhere. */
  readonly say: (sentence: string) => void;
  /** Whether something was copied and can be pasted. */
  readonly canPaste: boolean;
  /** Adds a node that joins what is selected; where that takes none, it stands where one looks. */
  readonly add: (kind: NodeKind) => void;
  /** Puts a node with its middle where somebody pointed, joined with nothing. */
  readonly put: (kind: NodeKind, middle: Position) => void;
  readonly append: (sourceId: string, kind: AppendableKind) => void;
  readonly connect: (source: string, target: string) => void;
  /** Connects the two nodes that are selected, the first with the second where that may be. False where it may not. */
  readonly connectSelected: () => boolean;
  readonly disconnect: (relationId: string) => void;
  readonly deleteSelection: () => void;
  /** Deletes what is named, whatever is selected. */
  readonly erase: (ids: readonly string[]) => void;
  readonly duplicate: () => void;
  readonly copy: () => void;
  readonly paste: () => void;
  readonly selectAll: () => void;
  readonly align: (alignment: Alignment) => void;
  readonly distribute: (axis: "x" | "y") => void;
  readonly nudge: (by: Position) => void;
  /** Brings the whole diagram into order. Settles when it is done. */
  readonly layout: () => Promise<void>;
  readonly repair: (operations: readonly Operation[]) => void;
  /** Mends all that has a repair. Settles with the diagram then, and the number of faults that are left. */
  readonly repairAll: () => Promise<{ readonly diagram: Diagram; readonly left: number }>;
  /** Puts another diagram in the place of this one. */
  readonly replace: (make: (diagram: Diagram) => Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Joins what can be done to a diagram with the selection, and says what was done. */
export function useEditorCommands(editing: DiagramEditing, text: FlowText, middle: () => Position): EditorCommands {
  const [said, setSentence] = useState({ sentence: "", at: 0 });
  const [clipboard, setClipboard] = useState<Fragment | null>(null);
  const { diagram, selection, edit, run, select, undo, redo } = editing;

  return useMemo(() => {
    const setSaid = (sentence: string) => setSentence(({ at }) => ({ sentence, at: at + 1 }));
    const labels = { start: text("node.start"), step: text("editor.new.step"), end: text("node.end") };
    const sayAdded = (kind: NodeKind, ids: readonly string[]) => {
      if (ids.length > 0) setSaid(text("said.added", { node: text(`node.${kind}`) }));
    };
    const erase = (ids: readonly string[]) => {
      if (ids.length === 0) return;
      run((current) => deleteSelected(current, new Set(ids)));
      setSaid(text("said.deleted", { count: ids.length }));
    };
    const connect = (source: string, target: string) => {
      edit((current) => link(current, source, target));
      setSaid(text("said.connected", { nodes: [source, target].map((id) => nodeName(diagram, id, text)).join(" → ") }));
    };
    return {
      said,
      say: setSaid,
      canPaste: clipboard !== null,
      add: (kind) =>
        sayAdded(
          kind,
          run((current) => joinNode(current, kind, selection, labels) ?? addNode(current, kind, middle(), labels)),
        ),
      put: (kind, at) =>
        sayAdded(
          kind,
          run((current) => placeNode(current, kind, at, labels)),
        ),
      append: (sourceId, kind) =>
        sayAdded(
          kind,
          run((current) => appendNode(current, sourceId, kind, labels)),
        ),
      connect,
      connectSelected: () => {
        const [one = "", other = ""] = selection;
        if (selection.size !== 2) return false;
        if (canConnect(diagram, one, other)) connect(one, other);
        else if (canConnect(diagram, other, one)) connect(other, one);
        else return false;
        return true;
      },
      disconnect: (relationId) => erase([relationId]),
      deleteSelection: () => erase([...selection]),
      erase,
      duplicate: () => {
        const pasted = run((current) => pasteNodes(current, copyNodes(current, selection)));
        if (pasted.length > 0) setSaid(text("said.pasted", { count: pasted.length }));
      },
      copy: () => {
        const fragment = copyNodes(diagram, selection);
        const count = fragment.headTail.length + fragment.steps.length + fragment.parallelGateways.length;
        if (count === 0) return;
        setClipboard(fragment);
        setSaid(text("said.copied", { count }));
      },
      paste: () => {
        if (!clipboard) return;
        const pasted = run((current) => pasteNodes(current, clipboard));
        if (pasted.length > 0) setSaid(text("said.pasted", { count: pasted.length }));
      },
      selectAll: () => {
        const all = nodesOf(diagram).map(({ id }) => id);
        select(all);
        setSaid(text("editor.selectedCount", { count: all.length }));
      },
      align: (alignment) => {
        edit((current) => alignNodes(current, selection, alignment));
        setSaid(text("said.moved"));
      },
      distribute: (axis) => {
        edit((current) => distributeNodes(current, selection, axis));
        setSaid(text("said.moved"));
      },
      nudge: (by) => edit((current) => nudge(current, selection, by), `nudge ${[...selection].join(" ")}`),
      layout: async () => {
        const { tidy } = await import("../layout/index.js");
        edit(tidy);
        setSaid(text("said.moved"));
      },
      repair: (operations) => {
        edit((current) => [applyOperations(current, operations), operations]);
        setSaid(text("said.repaired"));
      },
      repairAll: async () => {
        const { repairAll } = await import("../model/repairs.js");
        let result = { diagram, left: 0 };
        edit((current) => {
          const mended = repairAll(current);
          // What is left has no repair: each of the findings says what to do.
          result = { diagram: mended[0], left: validate(mended[0]).length };
          return mended;
        });
        setSaid(result.left > 0 ? text("said.repairedBut", { count: result.left }) : text("said.repaired"));
        return result;
      },
      replace: (make) => {
        edit(make);
        setSaid(text("file.opened"));
      },
      undo: () => {
        undo();
        setSaid(text("said.undone"));
      },
      redo: () => {
        redo();
        setSaid(text("said.redone"));
      },
    };
  }, [said, clipboard, diagram, selection, edit, run, select, undo, redo, text, middle]);
}
