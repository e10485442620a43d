import type { ReactNode } from "react";

/** One column of a {@link DataTable}. Keep the array's identity between renders (a constant or `useMemo`): it is what lets unchanged rows be skipped. */
export interface DataTableColumn<Row> {
  /** Names the column in sort orders, in the list of hidden columns and in the URL. */
  readonly id: string;
  /** The heading; on phones also the label before the value. */
  readonly header: string;
  /** What the cell shows. Plain text and light elements only: it runs for every visible row. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * The cell in plain words, for copying and for finding a row by typing.
   * @default what `cell` gives, where that is text or a number
   */
  readonly text?: (row: Row) => string;
  /**
   * The value client rows are sorted by, read once per row and kept. Give text as a sort key
   * (`@yer/api/formats` makes Uzbek ones), since keys compare by code unit, or say `sortsAs="words"`. Rows with `null`
   * stand last.
   */
  readonly sortValue?: (row: Row) => string | number | null;
  /**
   * What text of `sortValue` is: keys, compared by code unit, or words, compared as the language of the page orders them,
   * with the figures in them by size (`Intl.Collator`).
   * @default "keys"
   */
  readonly sortsAs?: "keys" | "words";
  /**
   * Whether the heading sorts. A server's table says so itself; client data sort wherever `sortValue` is given.
   * @default sortValue !== undefined
   */
  readonly allowsSorting?: boolean;
  /**
   * Side the text stands on. Numbers and money stand at the end, with tabular figures.
   * @default "start"
   */
  readonly align?: "start" | "end";
  /** Width in pixels, where its words do not want more. Columns without one share what is left. */
  readonly width?: number;
  /**
   * Least width in pixels of a column without `width`; the table scrolls sideways rather than go below.
   * @default 120
   */
  readonly minWidth?: number;
  /**
   * Stands under the column, in the table's foot: a sum, a count. As a function it makes that of the rows the table
   * has; a server's total over all pages is handed over ready.
   */
  readonly footer?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** What stands of the column in the heading of a group, made of the group's rows: their sum, the latest of them. */
  readonly groupTotal?: (rows: readonly Row[]) => ReactNode;
  /**
   * The column that names its row (a number, a name): read out with every cell of the row, holds the row's link,
   * and is the title of its card on a phone. One column at most.
   * @default false
   */
  readonly isRowHeader?: boolean;
  /**
   * Words of the status tags that its cells can hold. The column is at least as wide as the longest of them, so that none
   * is cut, in whatever language.
   */
  readonly tags?: readonly string[];
  /**
   * Whether its text goes on in further lines. Otherwise it is one line, whose whole is told while a pointer rests on it:
   * that is how many rows are seen at once.
   * @default false
   */
  readonly wraps?: boolean;
  /** Stays in view at this edge while the rest scrolls sideways, until somebody pins it elsewhere. */
  readonly sticky?: "start" | "end";
  /**
   * What becomes of the column in a narrow place (a card a row): a labelled line; `bare`, its value alone, beside others
   * where there is room, for what says by itself what it is; or nothing. A cell that holds a dash, or an element with
   * `data-none` alone, says nothing there: where it matters that something is missing, it is said in words.
   * @default "line"
   */
  readonly narrow?: "line" | "bare" | "hidden";
  /**
   * Whether people may hide the column.
   * @default true, and false for the column that names its row
   */
  readonly allowsHiding?: boolean;
  /** Makes the column's cells editable in place: F2, Enter or a double click opens them. */
  readonly edit?: CellEditing<Row>;
}

/** How rows stand together under headings that open and close. */
export interface RowGrouping<Row> {
  /**
   * What rows stand together by: a column, by the words of its cells, or a function that gives the key of a row's group.
   * Keep the function's identity.
   */
  readonly by: string | ((row: Row) => string);
  /**
   * What a group is called. Keep the function's identity.
   * @default its key; where that is empty, that it is not given
   */
  readonly name?: (key: string) => string;
  /**
   * The order of the groups, by their keys. Keep the function's identity.
   * @default that of `rows`; while the table is sorted by the column they stand together by, that order
   */
  readonly compare?: (a: string, b: string) => number;
  /** Keys of the groups that are open, when the parent owns that. */
  readonly expandedKeys?: "all" | ReadonlySet<string>;
  /**
   * Keys of the groups that are open to begin with.
   * @default "all", those that come later too
   */
  readonly defaultExpandedKeys?: "all" | ReadonlySet<string>;
  /** Called when a group is opened or closed. */
  readonly onExpandedChange?: (expanded: ReadonlySet<string>) => void;
}

/** How the cells of a column are edited in place. */
export interface CellEditing<Row> {
  /** What stands in the field when it opens. */
  readonly value: (row: Row) => string;
  /**
   * Saves what was typed, unless it is as before; the cell is pending until the promise settles. Resolve with nothing
   * once it is saved and `rows` hold the new value, or with the reason, in words, why it was refused; a rejection is
   * told in the kit's own words. Either way what was typed stays in the cell.
   */
  readonly save: (row: Row, text: string) => Promise<string | void>;
  /** The reason, in words, why what was typed cannot be saved; asked before `save`. */
  readonly check?: (text: string, row: Row) => string | undefined;
  /**
   * Whether this row's cell may be edited.
   * @default () => true
   */
  readonly allowed?: (row: Row) => boolean;
  /**
   * Keyboard that a phone shows.
   * @default "text"
   */
  readonly inputMode?: "text" | "numeric" | "decimal";
}

/** Something that can be done with one row, or with all that are chosen. */
export interface TableAction {
  /** Names the action. */
  readonly id: string;
  /** The words. */
  readonly label: string;
  /** Icon before the words. */
  readonly icon?: ReactNode;
  /** Marks what cannot be undone. @default false */
  readonly isDanger?: boolean;
  /** Why it cannot be done now; it stays in its place, out of use, and tells it. */
  readonly disabledReason?: string;
  /** Does it. */
  readonly onAction: () => unknown;
}

/** One step of a sort order; the first in the list weighs most. */
export interface SortBy {
  /** Id of the column. */
  readonly column: string;
  /** Ascending or descending. */
  readonly direction: "asc" | "desc";
}

/** A server's page of a keyset list: what it is part of, and the ways out of it. There are no page numbers to jump to. */
export interface KeysetPage {
  /** How many rows stand before this page's first one. */
  readonly offset: number;
  /** How many rows match in all; exact unless `hasMore`. */
  readonly total: number;
  /** There are more than `total` ("10 000+"). @default false */
  readonly hasMore?: boolean;
  /** Leads to the next page; absent on the last one. */
  readonly onNext?: (() => void) | undefined;
  /** Leads to the page before; absent on the first one. */
  readonly onPrevious?: (() => void) | undefined;
  /** Leads back to the first page; absent on it. */
  readonly onFirst?: (() => void) | undefined;
}

/**
 * What state the list is in.
 * - `ready`: the rows are what there is; without any, the empty face shows.
 * - `loading`: rows are on their way; skeletons, or the old rows dimmed.
 * - `error`: they could not be had; says so, with a way to try again.
 * - `no-permission`: this person may not see them; says so.
 */
export type DataTableStatus = "ready" | "loading" | "error" | "no-permission";
