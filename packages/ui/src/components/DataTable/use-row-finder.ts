import { useMemo, useRef } from "react";
import { plainText } from "./plain-text.js";
import type { DataTableColumn } from "./types.js";
import { findRow, foldText, type Typed, typeOn } from "./type-to-find.js";

interface Options<Row> {
  /** The rows in view, with holes where headings of groups stand. */
  readonly rows: readonly (Row | undefined)[];
  readonly columns: readonly DataTableColumn<Row>[];
  /** Makes texts comparable. @default `foldText` */
  readonly fold: ((text: string) => string) | undefined;
  /** The row that has the focus, or -1. */
  readonly current: () => number;
  /** Called with the index of the row that is found. */
  readonly onFound: (index: number) => void;
  /** Called with what was typed, where no row starts with it. */
  readonly onNothing: (typed: string) => void;
}

/** What rows start with, folded; each is made when it is first looked at. */
function rowStarts<Row>(
  rows: readonly (Row | undefined)[],
  columns: readonly DataTableColumn<Row>[],
  fold: (text: string) => string,
): (index: number) => string {
  const made = new Map<number, string>();
  const first = rows.find((row) => row !== undefined);
  const column = first && columns.find((one) => plainText(one, first) !== "");
  return (index) => {
    let start = made.get(index);
    if (start === undefined) {
      const row = rows[index];
      start = row && column ? fold(plainText(column, row)) : "";
      made.set(index, start);
    }
    return start;
  };
}

/** Finds rows by typing what their first column of text starts with. */
export function useRowFinder<Row extends object>(options: Options<Row>): (character: string, at: number) => void {
  const { rows, columns, fold = foldText, current, onFound, onNothing } = options;
  const typed = useRef<Typed>(undefined);
  const startOf = useMemo(() => rowStarts(rows, columns, fold), [rows, columns, fold]);

  return (character, at) => {
    typed.current = typeOn(typed.current, character, at);
    const { text } = typed.current;
    const found = findRow(rows.length, current(), fold(text), startOf);
    if (found < 0) onNothing(text);
    else onFound(found);
  };
}
