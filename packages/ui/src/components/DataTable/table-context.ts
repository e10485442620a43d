import type { MouseEvent, KeyboardEvent } from "react";
import type { Lead } from "./lead.js";
import type { DataTableColumn } from "./types.js";
import type { ColumnActions } from "./use-column-actions.js";
import type { GridFocus } from "./use-grid-focus.js";
import type { RowGroups } from "./use-row-groups.js";
import type { RowSelection } from "./use-row-selection.js";

/** What the listeners of a table may ask of it. What a table does not offer is undefined. */
export interface TableContext<Row> {
  readonly focus: GridFocus;
  /** How many rows it has, those of groups' headings counted, its own heading and foot not. */
  readonly rows: number;
  /** Its groups; undefined where it has none. */
  readonly groups: RowGroups<Row> | undefined;
  /** Shown columns, in order. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly lead: Lead;
  /** Sorts by a heading, in addition where asked. */
  readonly sortBy: (column: string, add: boolean) => void;
  readonly columnActions: ColumnActions<Row> | undefined;
  /** Opens a column's menu beside an element. */
  readonly openColumnMenu: (column: DataTableColumn<Row>, anchor: Element) => void;
  readonly selection: RowSelection | undefined;
  /** Opens the row: its page, by router or link. */
  readonly openRow: ((index: number, event: MouseEvent | KeyboardEvent) => void) | undefined;
  /** Whether pressing a row's link is ours to handle, or the browser's. */
  readonly ownsLinks: boolean;
  /** Opens the row's menu beside an element or a point. */
  readonly openRowMenu:
    | ((index: number, anchor: Element | { readonly x: number; readonly y: number }) => void)
    | undefined;
  /** Opens or closes the row's detail. */
  readonly toggleDetail: ((index: number) => void) | undefined;
  /** Opens a cell for editing, if it may be. */
  readonly edit: (index: number, column: string) => boolean;
  /** Goes to the next row that starts with what is typed. */
  readonly find: (character: string, at: number) => void;
}

/** Place of the row an element stands in, from 0, a group's heading included; undefined in heading, foot, detail, or outside of the table itself. */
export function rowAt(table: Element, element: Element, rows: number): number | undefined {
  const row = gridRowOf(table, element);
  const index = Number(row?.dataset["gridRow"]) - 1;
  return index >= 0 && index < rows ? index : undefined;
}

/** The row of the grid an element stands in. A table within a row's detail has rows and keys of its own. */
export function gridRowOf(table: Element, element: Element): HTMLElement | undefined {
  const row = element.closest<HTMLElement>("[data-grid-row]");
  return row?.closest("table") === table ? row : undefined;
}

/** The column of the cell an element stands in. */
export function columnAt<Row>(
  { columns, lead }: TableContext<Row>,
  element: Element,
): DataTableColumn<Row> | undefined {
  const cell = element.closest("td, th");
  return columns[[...(cell?.parentElement?.children ?? [])].indexOf(cell as Element) - lead.count];
}
