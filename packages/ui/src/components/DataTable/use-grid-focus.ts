import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { type GridCell, moveByKey } from "./grid-keys.js";

/** What a grid must tell for its focus to be managed. */
export interface GridFocusOptions {
  /** The table; its rows carry `data-grid-row` (0 is the heading). */
  readonly table: RefObject<HTMLTableElement | null>;
  /** Rows, the heading and the foot counted. */
  readonly rows: number;
  /** Columns, those of boxes and menus counted. */
  readonly columns: number;
  /** Rows a page key goes. */
  readonly pageRows: () => number;
  /** Draws a row, wherever it is, and keeps it drawn; when `now`, before it returns. */
  readonly keepDrawn: (row: number, now: boolean) => void;
}

/** The focus of a grid. */
export interface GridFocus {
  /** Listener for the table. */
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  /** The cell that has the focus, or had it last. */
  readonly cell: () => GridCell;
  /** Goes where a key leads. Undefined if it leads nowhere, or is not for the grid. */
  readonly move: (event: KeyboardEvent<HTMLTableElement>) => GridCell | undefined;
  /** Goes to a cell, drawing its row if need be. */
  readonly goTo: (cell: GridCell) => void;
  /** Once rows can be drawn that could not be: goes to the cell that was asked for. */
  readonly resume: () => void;
}

const widgets = "button:not([data-aside]), a[href], input, select, textarea, [data-grid-widget]";

/** Lays cells out as the grid knows them; one that is not shown (a card leaves some out) has no boxes. */
function cellsOf(row: Element): HTMLElement[] {
  return [...row.children].flatMap((cell) =>
    // A cell over several columns stands in each of them.
    cell instanceof HTMLTableCellElement ? Array.from({ length: cell.colSpan }, () => cell) : [],
  );
}

/** What takes the focus for a cell: its one widget, else the cell. */
function target(cell: HTMLElement): HTMLElement {
  const found = cell.querySelectorAll<HTMLElement>(widgets);
  return found.length === 1 && found[0] ? found[0] : cell;
}

/**
 * Roving focus for a native table: one stop for Tab, arrows inside. It writes `tabindex` straight into the document and
 * keeps the active cell in a ref, since a focus that moves is no reason to draw a row again.
 */
export function useGridFocus({ table, rows, columns, pageRows, keepDrawn }: GridFocusOptions): GridFocus {
  const active = useRef<GridCell>({ row: 0, column: 0 });
  const stop = useRef<HTMLElement | null>(null);
  /** Where the focus is to go once that row is drawn. */
  const awaited = useRef<GridCell>(undefined);

  const rowElement = useCallback(
    (row: number) => table.current?.querySelector(`[data-grid-row="${row}"]`) ?? undefined,
    [table],
  );

  const makeStop = useCallback((element: HTMLElement) => {
    if (stop.current === element && element.tabIndex === 0) return;
    if (stop.current) stop.current.tabIndex = -1;
    element.tabIndex = 0;
    stop.current = element;
  }, []);

  /** The shown cell nearest to a wanted column, or undefined for a row that is not drawn. */
  const cellAt = useCallback(
    (cell: GridCell, direction: 1 | -1): HTMLElement | undefined => {
      const row = rowElement(cell.row);
      if (!row) return undefined;
      const cells = cellsOf(row);
      const shown = (candidate: HTMLElement | undefined): candidate is HTMLElement =>
        candidate !== undefined && candidate.getClientRects().length > 0;
      for (let at = cell.column; at >= 0 && at < cells.length; at += direction) if (shown(cells[at])) return cells[at];
      return cells.findLast(shown);
    },
    [rowElement],
  );

  /** Makes a shown cell the stop, which the page must be laid out to tell. */
  const settle = useCallback(() => {
    const cell = cellAt(active.current, 1) ?? cellAt({ row: 1, column: 0 }, 1) ?? cellAt({ row: 0, column: 0 }, 1);
    if (cell) makeStop(target(cell));
  }, [cellAt, makeStop]);

  // After every draw exactly one element is reachable by Tab: rows come, go and change places under the focus.
  useLayoutEffect(() => {
    const row = rowElement(active.current.row);
    const cell = row && cellsOf(row)[active.current.column];
    const wanted = cell && target(cell);
    // It is where it was. Whether it is still shown is asked below, once the page is laid out anyway.
    if (wanted && wanted === stop.current && wanted.tabIndex === 0) return;
    if (wanted && !stop.current?.isConnected) makeStop(wanted);
    else settle();
  });
  // Cells go and come with the table's width; this is told after the layout, so that asking costs none.
  useEffect(() => {
    if (!table.current) return undefined;
    const observer = new ResizeObserver(settle);
    observer.observe(table.current);
    return () => observer.disconnect();
  }, [table, settle]);

  const onFocus = useCallback(
    (event: FocusEvent<HTMLTableElement>) => {
      const element = event.target;
      const cell = element.closest<HTMLElement>("td, th");
      const row = cell?.closest<HTMLElement>("[data-grid-row]");
      // What stands in a row's detail is no cell of the grid: Tab goes through it in its own order.
      if (!cell || !row || !event.currentTarget.contains(row)) return;
      const cells = cellsOf(row);
      const { column } = active.current;
      // Over a cell of several columns the focus passes in its own column.
      active.current = {
        row: Number(row.dataset.gridRow),
        column: cells[column] === cell ? column : cells.indexOf(cell),
      };
      // A field that is open for editing, or a heading's menu button, is no stop to come back to.
      makeStop(element.matches(widgets) || element === cell ? element : target(cell));
      keepDrawn(active.current.row, false);
    },
    [makeStop, keepDrawn],
  );

  const goTo = useCallback(
    (to: GridCell) => {
      keepDrawn(to.row, true);
      const cell = cellAt(to, to.column < active.current.column ? -1 : 1);
      awaited.current = cell ? undefined : to;
      if (!cell) return;
      const element = target(cell);
      makeStop(element);
      element.focus();
    },
    [keepDrawn, cellAt, makeStop],
  );

  const resume = useCallback(() => {
    if (awaited.current) goTo(awaited.current);
  }, [goTo]);

  const move = useCallback(
    (event: KeyboardEvent<HTMLTableElement>) => {
      const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
      const to = moveByKey(active.current, event, { rows, columns, page: pageRows(), rtl });
      if (!to) return undefined;
      event.preventDefault();
      goTo(to);
      return to;
    },
    [rows, columns, pageRows, goTo],
  );

  return useMemo(() => ({ onFocus, move, goTo, resume, cell: () => active.current }), [onFocus, move, goTo, resume]);
}
