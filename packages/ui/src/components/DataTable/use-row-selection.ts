import { useMemo, useRef } from "react";
import { isSelected, type Selection, withSelected } from "./selection.js";

/** What clicks and keys do to the choice of rows. */
export interface RowSelection {
  /** Chooses or leaves one row, or at a group's heading its rows; with `range` all from the one chosen last. */
  readonly choose: (index: number, on: boolean, range: boolean) => void;
  /** Turns the choice of one row, or of a group's rows, around; with `range` chooses all from the one chosen last. */
  readonly toggle: (index: number, range: boolean) => void;
  /** Chooses all rows of the page, or leaves them. */
  readonly choosePage: (on: boolean) => void;
  /** Chooses from where a range began (or else `from`) as far as `to`; what an earlier end had taken in is given back. */
  readonly extend: (from: number, to: number) => void;
  /** Ends a range: the next one begins anew. */
  readonly endRange: () => void;
}

interface Options {
  /** Which rows are chosen; undefined where none can be. */
  readonly selection: Selection | undefined;
  readonly onChange: ((selection: Selection) => void) | undefined;
  /** Ids of the rows the table has, in order. */
  readonly ids: readonly string[];
  /** Ids of its lines, in order: the same, or where rows are in groups those in view, and keys of headings. */
  readonly lines: readonly string[];
  /** The ids a group's heading stands for; undefined of a row. */
  readonly headed: (index: number) => { readonly ids: readonly string[]; readonly isExpanded: boolean } | undefined;
}

/** Chooses rows singly, in ranges, by page. Undefined where rows cannot be chosen. */
export function useRowSelection({ selection, onChange, ids, lines, headed }: Options): RowSelection | undefined {
  /** The row chosen last, from which a range reaches. */
  const anchor = useRef<string>(undefined);
  /** The choice as it was before the range that is being drawn. */
  const before = useRef<Selection>(undefined);

  return useMemo(() => {
    if (!selection) return undefined;
    /** What is chosen between two lines; a heading whose rows stand below it is passed over. */
    const span = (from: number, to: number): readonly string[] => {
      const first = Math.min(from, to);
      return lines.slice(first, Math.max(from, to) + 1).flatMap((id, place) => {
        const group = headed(first + place);
        return group ? (group.isExpanded ? [] : group.ids) : id;
      });
    };
    const tell = (next: Selection): void => {
      if (next !== selection) onChange?.(next);
    };
    const choose = (index: number, on: boolean, range: boolean): void => {
      const id = lines[index];
      if (id === undefined) return;
      const from = range && anchor.current !== undefined ? lines.indexOf(anchor.current) : -1;
      anchor.current = id;
      before.current = undefined;
      tell(withSelected(selection, from < 0 ? (headed(index)?.ids ?? [id]) : span(from, index), on));
    };
    return {
      choose,
      toggle(index, range) {
        const own = headed(index)?.ids ?? lines.slice(index, index + 1);
        choose(index, range || !own.every((id) => isSelected(selection, id)), range);
      },
      choosePage(on) {
        before.current = undefined;
        tell(withSelected(selection, ids, on));
      },
      extend(from, to) {
        if (before.current === undefined) {
          before.current = selection;
          anchor.current = lines[from];
        }
        const start = lines.indexOf(anchor.current ?? "");
        tell(withSelected(before.current, span(start < 0 ? from : start, to), true));
      },
      endRange() {
        before.current = undefined;
      },
    };
  }, [selection, onChange, ids, lines, headed]);
}
