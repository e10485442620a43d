import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { openLog, record, redo, seal, undo } from "../log/edit-log.js";
import type { EditLog } from "../log/edit-log.js";
import { emptyDiagram } from "../model/diagram.js";
import type { Diagram } from "../model/diagram.js";
import type { Edit } from "../model/edit.js";
import { nodesOf } from "../model/edit.js";
import { invertOperations } from "../model/operations.js";
import type { Operation } from "../model/operations.js";
import type { MendableFinding, mendable } from "../model/repairs.js";
import { unsaid, validate } from "../model/validate.js";
import type { Command } from "./commands.js";

/** Called with every change: the diagram as it is now, and the operations that made it so. */
export type DiagramChangeHandler = (diagram: Diagram, operations: readonly Operation[]) => void;

/** What the editor is given. */
export interface DiagramEditorState {
  /** The diagram, when the parent owns it. A value that is not the editor's own last one begins a new log. */
  readonly value?: Diagram | undefined;
  /** The diagram to begin with. @default a start alone */
  readonly defaultValue?: Diagram | undefined;
  readonly onChange?: DiagramChangeHandler | undefined;
}

/** A diagram being edited: what is there, what is selected, and what can be done. Draws nothing. */
export interface DiagramEditing {
  readonly diagram: Diagram;
  /** Ids of the selected nodes and relations. */
  readonly selection: ReadonlySet<string>;
  /** Faults of the diagram and what it leaves unsaid; may lag behind a fast hand by a frame. Repairs come once asked for. */
  readonly findings: readonly MendableFinding[];
  /** Whether repairs have come: a finding without one then has none. */
  readonly hasRepairs: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly select: (ids: Iterable<string>) => void;
  /** Makes an edit. Edits with the same key that follow each other are undone as one. */
  readonly edit: (make: (diagram: Diagram) => Edit, key?: string) => void;
  /** Makes an edit and selects what it brought; answers that. */
  readonly run: (make: (diagram: Diagram) => Command) => readonly string[];
  /** What follows is another thing even if it has the same key. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Asks for what mends the findings, which comes a moment later and stays. */
  readonly askRepairs: () => Promise<void>;
}

/** Keeps the log of a diagram being edited, controlled by `value` or by itself, with or without Redux around it. */
export function useDiagramEditor({ value, defaultValue, onChange }: DiagramEditorState): DiagramEditing {
  const [own, setOwn] = useState<EditLog>(() => openLog(value ?? defaultValue ?? emptyDiagram));
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set());
  const log = useMemo(() => (value === undefined || value === own.document ? own : openLog(value)), [value, own]);

  // Several acts may come before the next render: each builds on the one before, not on what is drawn.
  const latest = useRef({ log, onChange });
  useLayoutEffect(() => {
    latest.current = { log, onChange };
  }, [log, onChange]);

  const checked = useDeferredValue(log.document);
  const [mend, setMend] = useState<{ readonly with: typeof mendable } | null>(null);
  const findings = useMemo(() => {
    const found = validate(checked);
    return [...(mend ? mend.with(checked, found) : found), ...unsaid(checked)];
  }, [checked, mend]);

  const acts = useMemo(() => {
    const put = (next: EditLog, operations: readonly Operation[]) => {
      const before = latest.current;
      if (next === before.log) return;
      latest.current = { ...before, log: next };
      setOwn(next);
      if (next.document !== before.log.document) before.onChange?.(next.document, operations);
    };
    const keepSelected = (diagram: Diagram) => {
      const there = new Set([...nodesOf(diagram), ...diagram.relations].map(({ id }) => id));
      setSelection((before) =>
        [...before].every((id) => there.has(id)) ? before : new Set([...before].filter((id) => there.has(id))),
      );
    };
    return {
      askRepairs: async () => {
        const repairs = await import("../model/repairs.js");
        setMend((before) => before ?? { with: repairs.mendable });
      },
      select: (ids: Iterable<string>) => setSelection(new Set(ids)),
      edit: (make: (diagram: Diagram) => Edit, key?: string) => {
        const made = make(latest.current.log.document);
        put(record(latest.current.log, made, key), made[1]);
        keepSelected(latest.current.log.document);
      },
      run: (make: (diagram: Diagram) => Command) => {
        const { edit, select } = make(latest.current.log.document);
        if (edit[1].length === 0) return [];
        put(record(latest.current.log, edit), edit[1]);
        setSelection(new Set(select));
        return select;
      },
      seal: () => put(seal(latest.current.log), []),
      undo: () => {
        const last = latest.current.log.past.at(-1);
        put(undo(latest.current.log), invertOperations(last?.operations ?? []));
        keepSelected(latest.current.log.document);
      },
      redo: () => {
        const next = latest.current.log.future[0];
        put(redo(latest.current.log), next?.operations ?? []);
        keepSelected(latest.current.log.document);
      },
    };
  }, []);

  return {
    ...acts,
    diagram: log.document,
    selection,
    findings,
    hasRepairs: mend !== null,
    canUndo: log.past.length > 0,
    canRedo: log.future.length > 0,
  };
}
