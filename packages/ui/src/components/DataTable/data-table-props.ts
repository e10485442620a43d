import type { ReactNode } from "react";
import type { Density } from "../../theme/appearance.js";
import type { ColumnState } from "./column-state.js";
import type { Selection } from "./selection.js";
import type { DataTableColumn, DataTableStatus, KeysetPage, RowGrouping, SortBy, TableAction } from "./types.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of {@link DataTable}. What is not given costs nothing: no menu, no box, no listener of its own. */
export interface DataTableProps<Row> extends RootProps {
  /** What the table is a list of; read out when it is entered. */
  readonly "aria-label": string;
  /** The columns; keep the array's identity. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows: all of them, or with `page` one page as the server sorted it. Keep the identity of rows that did not change. */
  readonly rows: readonly Row[];
  /** A row's id, unique over all pages. For very long lists keep the function's identity. */
  readonly rowId: (row: Row) => string;
  /** What state the list is in. @default "ready" */
  readonly status?: DataTableStatus;
  /** The page of a server's list. Without it the rows are all there are, and are sorted here. */
  readonly page?: KeysetPage;
  /** Sort order, when the parent owns it (the URL does). */
  readonly sort?: readonly SortBy[];
  /** Sort order to begin with. @default [] */
  readonly defaultSort?: readonly SortBy[];
  /** Called when a heading is pressed. Shift adds a column to the order. */
  readonly onSortChange?: (sort: readonly SortBy[]) => void;
  /**
   * Puts rows together under headings with a group's name, how many rows it has and their totals; headings open and close.
   * Of a server's page the rows that are on it. Sorting is within groups.
   */
  readonly grouping?: RowGrouping<Row>;
  /**
   * Order, visibility, widths and pinning of the columns, when the parent owns them. This or `defaultColumnState` lets
   * people change them: at the headings, and with a {@link ColumnChooser} that is given the same state.
   */
  readonly columnState?: ColumnState;
  /** What the columns begin with, where the table keeps it itself; `{}` is as they are defined. */
  readonly defaultColumnState?: ColumnState;
  /** Called when a column is moved, hidden, pinned, or has got another width. */
  readonly onColumnStateChange?: (state: ColumnState) => void;
  /** Which rows are chosen; without it no row can be. */
  readonly selection?: Selection;
  /** Called when rows are chosen or left. */
  readonly onSelectionChange?: (selection: Selection) => void;
  /** What can be done with the chosen rows. */
  readonly bulkActions?: readonly TableAction[];
  /** What can be done with a row: makes its menu, asked when that opens. An empty list opens none. */
  readonly rowActions?: (row: Row) => readonly TableAction[];
  /** Draws what a row tells when it is opened, below it; keep the function's identity. */
  readonly detail?: (row: Row) => ReactNode;
  /** Whether a row has a detail. @default () => true */
  readonly hasDetail?: (row: Row) => boolean;
  /** Ids of the rows whose detail is open, when the parent owns that. */
  readonly expandedKeys?: ReadonlySet<string>;
  /** Ids of the rows whose detail is open to begin with. @default none */
  readonly defaultExpandedKeys?: ReadonlySet<string>;
  /** Called when a detail is opened or closed. */
  readonly onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Where a row leads: its name becomes a real link, so that it can be opened in another tab. */
  readonly rowHref?: (row: Row) => string;
  /** Called on click and Enter on a row instead of following `rowHref`: give the router's navigation. */
  readonly onRowOpen?: (row: Row) => void;
  /**
   * Makes what is typed and what rows start with comparable, when a row is sought by typing: give a function that folds
   * scripts together, so that `У` finds `Oʻ` as well. @default lower case, without ʻ and ʼ
   */
  readonly foldText?: (text: string) => string;
  /** How close rows stand. @default that of the page */
  readonly density?: Density;
  /** Greatest height, as a CSS length; below it the table scrolls inside, under its heading. @default "75dvh" */
  readonly maxHeight?: string;
  /** Rows beyond which only those in view are drawn; on paper all are, up to 5 000. @default 100 */
  readonly windowFrom?: number;
  /** Stands in place of the rows when there are none: why, and what to do. */
  readonly emptyState?: ReactNode;
  /** What went wrong, said by whoever asked for the rows. */
  readonly error?: ReactNode;
  /** Tries again after an error. */
  readonly onRetry?: () => void;
  /** Why this person may not see the rows, and whom to ask. */
  readonly noPermission?: ReactNode;
}
