import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DataTableColumn } from "./types.js";

/** A cell that is being edited, saved, or was refused. */
export interface CellEdit {
  /** `open`: somebody types. `saving`: the promise is not settled. `failed`: refused or lost, and left as typed. */
  readonly phase: "open" | "saving" | "failed";
  /** What stands in the field, or was sent. */
  readonly text: string;
  /** Why it could not be saved. */
  readonly reason?: string;
}

/** Edited cells of one row, by column. */
export type RowEdits = ReadonlyMap<string, CellEdit>;

/** Where the focus goes after a cell: stays, or on to the next or previous editable one. */
export type EditExit = "stay" | "next" | "previous" | "elsewhere";

/** What an editor tells the table; the same object for as long as the table lives. */
export interface CellEditor {
  /** Takes what was typed: checks it, saves it, goes on. */
  readonly take: (rowId: string, columnId: string, text: string, exit: EditExit) => void;
  /** Gives up what was typed. */
  readonly drop: (rowId: string, columnId: string) => void;
}

/** Editing in place, as the table sees it. */
export interface CellEditing {
  /** Edited cells by row; a row's map keeps its identity until one of its own cells changes. */
  readonly edits: ReadonlyMap<string, RowEdits>;
  readonly editor: CellEditor;
  /** Opens a cell, if it may be edited. */
  readonly open: (rowIndex: number, columnId: string) => boolean;
}

interface Options<Row> {
  /** The rows in view, with holes where headings of groups stand. */
  readonly rows: readonly (Row | undefined)[];
  readonly rowId: (row: Row) => string;
  /** Shown columns, in order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Puts the focus on a cell. */
  readonly focusCell: (rowIndex: number, columnId: string) => void;
  /** Whether a cell has the focus, or nothing has. */
  readonly isHere: (rowId: string, columnId: string) => boolean;
  /** Says something to readers. */
  readonly announce: (words: string) => void;
  readonly words: { readonly saved: string; readonly notSaved: string };
}

const noEdits: ReadonlyMap<string, RowEdits> = new Map();

/** Whether this cell may be edited in place. */
export function isEditable<Row>(column: DataTableColumn<Row>, row: Row): boolean {
  return column.edit !== undefined && (column.edit.allowed?.(row) ?? true);
}

function withEdit(
  edits: ReadonlyMap<string, RowEdits>,
  rowId: string,
  columnId: string,
  edit: CellEdit | undefined,
): ReadonlyMap<string, RowEdits> {
  const ofRow = new Map(edits.get(rowId));
  if (edit) ofRow.set(columnId, edit);
  else ofRow.delete(columnId);
  const next = new Map(edits);
  if (ofRow.size > 0) next.set(rowId, ofRow);
  else next.delete(rowId);
  return next;
}

/** Which cells are open, on their way or refused; several may be saving while somebody types in the next one. */
export function useCellEditing<Row extends object>(options: Options<Row>): CellEditing {
  const [edits, setEdits] = useState(noEdits);
  // Editors call long after the render that made them; what they need is the table as it is then.
  const latest = useRef({ ...options, edits });
  useLayoutEffect(() => {
    latest.current = { ...options, edits };
  });

  const set = useCallback((rowId: string, columnId: string, edit: CellEdit | undefined): void => {
    setEdits((before) => withEdit(before, rowId, columnId, edit));
  }, []);

  const open = useCallback(
    (rowIndex: number, columnId: string): boolean => {
      const { rows, columns, rowId, edits } = latest.current;
      const row = rows[rowIndex];
      const column = columns.find(({ id }) => id === columnId);
      if (!row || !column?.edit || !isEditable(column, row)) return false;
      const id = rowId(row);
      const before = edits.get(id)?.get(columnId);
      if (before?.phase === "saving") return false;
      set(id, columnId, before ? { ...before, phase: "open" } : { phase: "open", text: column.edit.value(row) });
      return true;
    },
    [set],
  );

  const editor = useMemo<CellEditor>(() => {
    const place = (rowId: string): number =>
      latest.current.rows.findIndex((row) => row !== undefined && latest.current.rowId(row) === rowId);

    const leave = (rowId: string, columnId: string, exit: EditExit): void => {
      const { columns, rows, focusCell } = latest.current;
      const rowIndex = place(rowId);
      if (exit === "elsewhere") return;
      if (exit === "stay") return focusCell(rowIndex, columnId);
      const step = exit === "next" ? 1 : -1;
      let columnIndex = columns.findIndex(({ id }) => id === columnId) + step;
      for (let at = rowIndex; at >= 0 && at < rows.length; at += step) {
        for (; columnIndex >= 0 && columnIndex < columns.length; columnIndex += step) {
          const row = rows[at];
          const column = columns[columnIndex];
          if (!row || !column || !isEditable(column, row)) continue;
          focusCell(at, column.id);
          open(at, column.id);
          return;
        }
        columnIndex = step === 1 ? 0 : columns.length - 1;
      }
      return focusCell(rowIndex, columnId);
    };

    const refuse = (rowId: string, columnId: string, text: string, reason: string): void => {
      const { isHere, announce, columns } = latest.current;
      // Whoever still stands there goes on typing; whoever has left finds it marked.
      set(rowId, columnId, { phase: isHere(rowId, columnId) ? "open" : "failed", text, reason });
      announce(`${columns.find(({ id }) => id === columnId)?.header ?? ""}: ${reason}`);
    };

    const save = async (rowId: string, columnId: string, text: string, row: Row): Promise<void> => {
      const { columns, words } = latest.current;
      const { edit } = columns.find(({ id }) => id === columnId) ?? {};
      try {
        const reason = await edit?.save(row, text);
        if (reason) return refuse(rowId, columnId, text, reason);
        set(rowId, columnId, undefined);
        latest.current.announce(words.saved);
      } catch {
        refuse(rowId, columnId, text, words.notSaved);
      }
      return undefined;
    };

    return {
      take(rowId, columnId, text, exit) {
        const { rows, columns } = latest.current;
        const row = rows[place(rowId)];
        const { edit } = columns.find(({ id }) => id === columnId) ?? {};
        if (!row || !edit) return set(rowId, columnId, undefined);
        const before = latest.current.edits.get(rowId)?.get(columnId);
        // Leaving the field is heard as well when Enter or Escape takes it away.
        if (before?.phase !== "open") return undefined;
        // Refused and left as it was: there is nothing new to ask.
        if (exit === "elsewhere" && before.reason !== undefined && before.text === text) {
          return set(rowId, columnId, { ...before, phase: "failed" });
        }
        const reason = edit.check?.(text, row);
        if (reason !== undefined) {
          set(rowId, columnId, { phase: exit === "elsewhere" ? "failed" : "open", text, reason });
          return undefined;
        }
        const isSame = text === edit.value(row);
        flushSync(() => set(rowId, columnId, isSame ? undefined : { phase: "saving", text }));
        leave(rowId, columnId, exit);
        if (!isSame) void save(rowId, columnId, text, row);
        return undefined;
      },
      drop(rowId, columnId) {
        flushSync(() => set(rowId, columnId, undefined));
        leave(rowId, columnId, "stay");
      },
    };
  }, [set, open]);

  return { edits, editor, open };
}
