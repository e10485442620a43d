import { useMemo, useRef } from "react";
import { isSelected, type Selection, withSelected } from "./selection.js";

/** What clicks and keys do to the choice of rows. */
export interface RowSelection {
  /** Chooses or leaves one row; with `range` all from the one chosen last. */
  readonly choose: (index: number, on: boolean, range: boolean) => void;
  /** Turns one row's choice around; with `range` chooses all from the one chosen last. */
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
}

/** Chooses rows singly, in ranges, by page. Undefined where rows cannot be chosen. */
export function useRowSelection({ selection, onChange, ids }: Options): RowSelection | undefined {
  /** The row chosen last, from which a range reaches. */
  const anchor = useRef<string>(undefined);
  /** The choice as it was before the range that is being drawn. */
  const before = useRef<Selection>(undefined);

  return useMemo(() => {
    if (!selection) return undefined;
    const span = (from: number, to: number): readonly string[] => ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const tell = (next: Selection): void => {
      if (next !== selection) onChange?.(next);
    };
    const choose = (index: number, on: boolean, range: boolean): void => {
      const id = ids[index];
      if (id === undefined) return;
      const from = range && anchor.current !== undefined ? ids.indexOf(anchor.current) : -1;
      anchor.current = id;
      before.current = undefined;
      tell(withSelected(selection, from < 0 ? [id] : span(from, index), on));
    };
    return {
      choose,
      toggle: (index, range) => choose(index, range || !isSelected(selection, ids[index] ?? ""), range),
      choosePage(on) {
        before.current = undefined;
        tell(withSelected(selection, ids, on));
      },
      extend(from, to) {
        if (before.current === undefined) {
          before.current = selection;
          anchor.current = ids[from];
        }
        const start = ids.indexOf(anchor.current ?? "");
        tell(withSelected(before.current, span(start < 0 ? from : start, to), true));
      },
      endRange() {
        before.current = undefined;
      },
    };
  }, [selection, onChange, ids]);
}
