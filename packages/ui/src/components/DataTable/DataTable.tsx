/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { useTable } from "@tanstack/react-table";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useControllable } from "../../state/useControllable.js";
import type { Density } from "../../theme/appearance.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { Pagination } from "../Pagination/index.js";
import { DataTableHead } from "./DataTableHead.js";
import { DataTableRow } from "./DataTableRow.js";
import { DataTableFace, SkeletonRows } from "./DataTableFace.js";
import { DataTableSelectionBar } from "./DataTableSelectionBar.js";
import { features, toColumnDefs } from "./columnDefs.js";
import { Root, Scroller, Table } from "./parts.js";
import { isSelected, pageSelection, type Selection, withSelected } from "./selection.js";
import { nextSort } from "./sort.js";
import type { DataTableColumn, DataTableStatus, KeysetPage, SortBy } from "./types.js";
import { useGridFocus } from "./useGridFocus.js";
import { type RowWindow, WindowedRows } from "./WindowedRows.js";

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table is a list of; read out when it is entered. */
  readonly label: string;
  /** The columns; keep the array's identity. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows: all of them, or with `page` one page as the server sorted it. Keep the identity of rows that did not change. */
  readonly rows: readonly Row[];
  /** A row's id, unique over all pages. */
  readonly rowId: (row: Row) => string;
  /** What state the list is in. @default "ready" */
  readonly status?: DataTableStatus;
  /** The page of a server's list. Without it the rows are all there are, and are sorted here. */
  readonly page?: KeysetPage;
  /** Sort order, when the parent owns it (the URL does). */
  readonly sort?: readonly SortBy[];
  /** Sort order to begin with. @default [] */
  readonly defaultSort?: readonly SortBy[];
  /** Told when a heading is pressed. Shift adds a column to the order. */
  readonly onSortChange?: (sort: readonly SortBy[]) => void;
  /** Ids of columns not to show. @default [] */
  readonly hiddenColumns?: readonly string[];
  /** Ids of columns in the order to show; those not named follow. @default [] */
  readonly columnOrder?: readonly string[];
  /** Which rows are chosen; without it no row can be. */
  readonly selection?: Selection;
  /** Told when rows are chosen or left. */
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Acts on the chosen rows; shown beside their count. */
  readonly bulkActions?: ReactNode;
  /** Where a row leads: its name becomes a real link, so that it can be opened in another tab. */
  readonly rowHref?: (row: Row) => string;
  /** Called on click and Enter on a row instead of following `rowHref`: give the router's navigation. */
  readonly onRowOpen?: (row: Row) => void;
  /** How close rows stand. @default that of the page */
  readonly density?: Density;
  /** Greatest height, as a CSS length; below it the table scrolls inside, under its heading. @default "75dvh" */
  readonly maxHeight?: string;
  /** Rows beyond which only those in view are drawn. @default 100 */
  readonly windowFrom?: number;
  /** Stands in place of the rows when there are none: why, and what to do. */
  readonly empty?: ReactNode;
  /** What went wrong, said by whoever asked for the rows. */
  readonly error?: ReactNode;
  /** Tries again after an error. */
  readonly onRetry?: () => void;
  /** Why this person may not see the rows, and whom to ask. */
  readonly noPermission?: ReactNode;
}

const noColumns: readonly string[] = [];
const unsorted: readonly SortBy[] = [];
const defaultMinWidth = 120;
const selectorWidth = 48;

/**
 * The register: rows people compare, choose and open.
 *
 * A native table on TanStack Table, with the data grid pattern of the ARIA Authoring Practices: one Tab stop, arrows,
 * Home and End, Page keys, Ctrl+Home and Ctrl+End inside, Space chooses, Enter opens, Ctrl+A chooses the page. In a
 * narrow place every row is a card. Long lists draw only the rows in view.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const {
    label,
    columns,
    rows: given,
    rowId,
    status = "ready",
    page,
    hiddenColumns = noColumns,
    columnOrder = noColumns,
    selection,
    onSelectionChange,
    rowHref,
    onRowOpen,
    density,
    maxHeight,
    windowFrom = 100,
  } = props;
  const text = useUiText();
  const tableId = useId();
  const [sort, setSort] = useControllable(props.sort, props.defaultSort ?? unsorted, props.onSortChange);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const windowRef = useRef<RowWindow>(null);
  const anchor = useRef<string>(undefined);

  const sortsHere = page === undefined;
  const sortable = useCallback(
    (column: DataTableColumn<Row>) => column.sortable ?? (sortsHere && column.sortValue !== undefined),
    [sortsHere],
  );

  const table = useTable({
    features,
    columns: useMemo(() => toColumnDefs(columns), [columns]),
    data: given,
    getRowId: rowId,
    manualSorting: !sortsHere,
    state: {
      sorting: useMemo(() => sort.map((by) => ({ id: by.column, desc: by.direction === "desc" })), [sort]),
      columnVisibility: useMemo(() => Object.fromEntries(hiddenColumns.map((id) => [id, false])), [hiddenColumns]),
      columnOrder: useMemo(() => [...columnOrder], [columnOrder]),
    },
  });
  const leaves = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return leaves.flatMap((leaf) => byId.get(leaf.id) ?? []);
  }, [columns, leaves]);
  const rows = table.getRowModel().rows;
  const ids = useMemo(() => rows.map((row) => row.id), [rows]);

  const selectable = selection !== undefined;
  const columnCount = shown.length + (selectable ? 1 : 0);
  const offset = page?.offset ?? 0;
  const total = page?.total ?? rows.length;
  const openable = rowHref !== undefined || onRowOpen !== undefined;

  const starts = useMemo(() => stickyStarts(shown, selectable), [shown, selectable]);
  const minWidth =
    shown.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? defaultMinWidth), 0) +
    (selectable ? selectorWidth : 0);
  const windowed = status !== "error" && status !== "no-permission" && rows.length > windowFrom;

  const { onKeyDown, onFocus } = useGridFocus({
    table: tableRef,
    rows: rows.length + 1,
    columns: columnCount,
    pageRows: useCallback(() => {
      const row = tableRef.current?.querySelector("tbody [data-grid-row]")?.getBoundingClientRect().height;
      const view = Math.min(scroller?.clientHeight ?? 0, window.innerHeight);
      return row ? Math.max(1, Math.floor(view / row) - 1) : 10;
    }, [scroller]),
    keepDrawn: useCallback((row, now) => windowRef.current?.keep(row - 1, now), []),
  });

  const choose = (chosen: Iterable<string>, on: boolean): void => {
    if (selection) onSelectionChange?.(withSelected(selection, chosen, on));
  };
  const open = (id: string, event: MouseEvent | KeyboardEvent): void => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return;
    const another = event.ctrlKey || event.metaKey || event.shiftKey;
    if (onRowOpen && !another) {
      event.preventDefault();
      onRowOpen(row.original);
      return;
    }
    const link = tableRef.current?.querySelector<HTMLAnchorElement>(
      `[data-row-id="${CSS.escape(id)}"] a[data-row-link]`,
    );
    const { ctrlKey, metaKey, shiftKey } = event;
    link?.dispatchEvent(
      new window.MouseEvent("click", { bubbles: false, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  };
  const chooseRow = (id: string, on: boolean, range: boolean): void => {
    const from = range && anchor.current !== undefined ? ids.indexOf(anchor.current) : -1;
    const to = ids.indexOf(id);
    choose(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), on);
    anchor.current = id;
  };

  /** One listener for all rows and headings, so that rows hold nothing that could change. */
  const onClick = (event: MouseEvent<HTMLTableElement>): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const heading = target.closest<HTMLElement>("[data-sort]")?.dataset.sort;
    if (heading !== undefined) return setSort(nextSort(sort, heading, event.shiftKey));
    if (target instanceof HTMLInputElement && target.matches("[data-page-select]")) return choose(ids, target.checked);
    const row = target.closest<HTMLElement>("[data-row-id]");
    const id = row?.dataset.rowId;
    if (!row || id === undefined) return undefined;
    if (target instanceof HTMLInputElement && target.matches("[data-row-select]")) {
      return chooseRow(id, target.checked, event.shiftKey);
    }
    if (!openable || target.closest("[data-selector]")) return undefined;
    const link = target.closest("a[data-row-link]");
    if (!link && target.closest("a, button, input, select, textarea, label, [role=button]")) return undefined;
    // The end of a text selection is no press.
    if (!link && window.getSelection()?.isCollapsed === false) return undefined;
    if (link && (!onRowOpen || event.ctrlKey || event.metaKey || event.shiftKey)) return undefined;
    return open(id, event);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    onKeyDown(event);
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const id = target.closest<HTMLElement>("[data-row-id]")?.dataset.rowId;
    const onCell = target.matches("td, th");
    if (event.key === "Enter" && id !== undefined && onCell && openable) {
      open(id, event);
    } else if (event.key === " " && id !== undefined && selection && (onCell || target.matches("a[data-row-link]"))) {
      event.preventDefault();
      chooseRow(id, !isSelected(selection, id), event.shiftKey);
    } else if (
      event.key === "a" &&
      (event.ctrlKey || event.metaKey) &&
      selection &&
      !target.matches("input[type=text]")
    ) {
      event.preventDefault();
      choose(ids, true);
    }
  };

  const selectText = text("table.selectRow");
  const drawRow = (index: number): ReactElement | null => {
    const row = rows[index];
    if (!row) return null;
    const record = row.original;
    return (
      <DataTableRow
        key={row.id}
        row={record}
        id={row.id}
        gridRow={index + 1}
        ariaRow={offset + index + 2}
        columns={shown}
        selected={selection ? isSelected(selection, row.id) : undefined}
        selectText={selectText}
        href={rowHref?.(record)}
        openable={openable}
        tableId={tableId}
        starts={starts}
      />
    );
  };

  const face = status === "error" || status === "no-permission" || (status === "ready" && rows.length === 0);
  const hasFooter = !face && shown.some((column) => column.footer !== undefined);

  return (
    <Root
      data-status={status}
      data-density={density}
      data-selectable={selectable || undefined}
      style={{ "--yer-table-max-height": maxHeight }}
    >
      {selection && onSelectionChange ? (
        <DataTableSelectionBar
          selection={selection}
          onSelectionChange={onSelectionChange}
          pageIds={ids}
          total={total}
          more={page?.more ?? false}
          actions={props.bulkActions}
        />
      ) : null}
      <Scroller ref={setScroller} data-windowed={windowed || undefined}>
        <Table
          ref={tableRef}
          role="grid"
          aria-label={label}
          aria-rowcount={page?.more ? -1 : total + 1}
          aria-colcount={columnCount}
          aria-multiselectable={selectable || undefined}
          aria-busy={status === "loading"}
          data-windowed={windowed || undefined}
          style={{ "--yer-table-min": `${minWidth}px` }}
          onClick={onClick}
          onKeyDown={handleKeyDown}
          onFocus={onFocus}
        >
          <colgroup>
            {selectable ? <col style={{ inlineSize: selectorWidth }} /> : null}
            {shown.map((column) => (
              <col key={column.id} style={{ inlineSize: column.width }} />
            ))}
          </colgroup>
          <DataTableHead
            columns={shown}
            sort={sort}
            sortable={sortable}
            chosen={selection ? pageSelection(selection, ids) : undefined}
            selectPageText={text("table.selectPage")}
            starts={starts}
          />
          <tbody role="rowgroup" data-stale={(status === "loading" && rows.length > 0) || undefined}>
            {face ? (
              <DataTableFace
                status={status}
                columns={columnCount}
                empty={props.empty}
                error={props.error}
                onRetry={props.onRetry}
                noPermission={props.noPermission}
              />
            ) : windowed ? (
              <WindowedRows
                ref={windowRef}
                count={rows.length}
                renderRow={drawRow}
                rowKey={(index) => rows[index]?.id ?? String(index)}
                scroller={scroller}
                columns={columnCount}
              />
            ) : rows.length === 0 ? (
              <SkeletonRows columns={shown} selectable={selectable} />
            ) : (
              rows.map((_, index) => drawRow(index))
            )}
          </tbody>
          {hasFooter ? (
            <tfoot role="rowgroup">
              <tr role="row">
                {selectable ? <td role="gridcell" data-selector="" /> : null}
                {shown.map((column) => (
                  <td
                    key={column.id}
                    role="gridcell"
                    data-align={column.align === "end" ? "end" : undefined}
                    data-label={column.footer === undefined ? undefined : column.header}
                  >
                    {column.footer}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </Table>
      </Scroller>
      {page && status !== "no-permission" ? (
        <Pagination label={label} page={page} count={rows.length} busy={status === "loading"} />
      ) : null}
    </Root>
  );
}

/** How far from the start each sticky column stays: the widths of those before it. */
function stickyStarts<Row>(columns: readonly DataTableColumn<Row>[], selectable: boolean): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  let start = selectable ? selectorWidth : 0;
  for (const column of columns) {
    if (!column.sticky || column.width === undefined) break;
    starts.set(column.id, start);
    start += column.width;
  }
  return starts;
}
