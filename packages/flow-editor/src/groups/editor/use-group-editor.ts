import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { emptyGroup, invertGroupOperations, validateGroup } from "../../model/groups/index.js";
import type { GroupEdit, GroupFinding, GroupFlow, GroupOperation } from "../../model/groups/index.js";
import { groupLog } from "./group-log.js";
import type { GroupLog } from "./group-log.js";

/** Called with every change: the group as it is now, and the operations that made it so. */
export type GroupChangeHandler = (group: GroupFlow, operations: readonly GroupOperation[]) => void;

/** What the editor is given. */
export interface GroupEditorState {
  /** The group, when the parent owns it. A value that is not the editor's own last one begins a new log. */
  readonly value?: GroupFlow | undefined;
  /** The group to begin with. @default one that asks nothing */
  readonly defaultValue?: GroupFlow | undefined;
  readonly onChange?: GroupChangeHandler | undefined;
}

/** A field group being edited: what is there and what can be done. Draws nothing. */
export interface GroupEditing {
  readonly group: GroupFlow;
  readonly findings: readonly GroupFinding[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Makes an edit. Edits with the same key that follow each other are undone as one. */
  readonly edit: (make: (group: GroupFlow) => GroupEdit, key?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Keeps the log of a field group being edited, controlled by `value` or by itself. */
export function useGroupEditor({ value, defaultValue, onChange }: GroupEditorState): GroupEditing {
  const [own, setOwn] = useState<GroupLog>(() => groupLog.open(value ?? defaultValue ?? emptyGroup));
  const log = useMemo(() => (value === undefined || value === own.document ? own : groupLog.open(value)), [value, own]);

  // Several acts may come before the next render: each builds on the one before, not on what is drawn.
  const latest = useRef({ log, onChange });
  useLayoutEffect(() => {
    latest.current = { log, onChange };
  }, [log, onChange]);

  const findings = useMemo(() => validateGroup(log.document), [log.document]);

  const acts = useMemo(() => {
    const put = (next: GroupLog, operations: readonly GroupOperation[]) => {
      const before = latest.current;
      if (next === before.log) return;
      latest.current = { ...before, log: next };
      setOwn(next);
      if (next.document !== before.log.document) before.onChange?.(next.document, operations);
    };
    return {
      edit: (make: (group: GroupFlow) => GroupEdit, key?: string) => {
        const made = make(latest.current.log.document);
        put(groupLog.record(latest.current.log, made, key), made[1]);
      },
      undo: () => {
        const last = latest.current.log.past.at(-1);
        put(groupLog.undo(latest.current.log), invertGroupOperations(last?.operations ?? []));
      },
      redo: () => {
        const next = latest.current.log.future[0];
        put(groupLog.redo(latest.current.log), next?.operations ?? []);
      },
    };
  }, []);

  return {
    ...acts,
    group: log.document,
    findings,
    canUndo: log.past.length > 0,
    canRedo: log.future.length > 0,
  };
}
