/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { type ReactElement, useCallback, useId, useMemo, useRef, useState } from "react";
import { useControllable } from "../../state/use-controllable.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Pagination } from "../Pagination/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import type { ColumnState } from "./column-state.js";
import { DataTableFace, SkeletonRows } from "./DataTableFace.js";
import { DataTableFoot } from "./DataTableFoot.js";
import { DataTableHead } from "./DataTableHead.js";
import type { DataTableProps } from "./data-table-props.js";
import { type Lead, leadWidth } from "./lead.js";
import { Root, Scroller, Table } from "./parts.js";
import { useRowKeys } from "./row-keys.js";
import { pageSelection } from "./selection.js";
import { SelectionBar } from "./SelectionBar.js";
import { nextSort, sortedRows } from "./sort.js";
import type { TableContext } from "./table-context.js";
import { tableKeys } from "./table-keys.js";
import { TableMenu, type TableMenuHandle } from "./TableMenu.js";
import { tableClick, tableContextMenu, tableDoubleClick, tablePointerDown } from "./table-pointer.js";
import type { DataTableColumn, SortBy } from "./types.js";
import { useCellEditing } from "./use-cell-editing.js";
import { useColumnActions } from "./use-column-actions.js";
import { useColumnLayout } from "./use-column-layout.js";
import { useCopying } from "./use-copying.js";
import { useFaceChange } from "./use-face-change.js";
import { useGridFocus } from "./use-grid-focus.js";
import { useLineDrawing } from "./use-line-drawing.js";
import { printedRows, usePrinting } from "./use-printing.js";
import { useRowGroups } from "./use-row-groups.js";
import { useRowFinder } from "./use-row-finder.js";
import { useRowOpening } from "./use-row-opening.js";
import { useRowSelection } from "./use-row-selection.js";
import { RowsInView } from "./RowsInView.js";
import type { RowWindow } from "./RowWindowing.js";
import { sayWholeText } from "./whole-text.js";
import { rootProps } from "../../root/root-props.js";

const unsorted: readonly SortBy[] = [];
const asDefined: ColumnState = {};
const noneExpanded: ReadonlySet<string> = new Set();
const noIds: readonly string[] = [];

/**
 * The register: rows people compare, choose, edit and open.
 *
 * A native table with the data grid pattern of the ARIA Authoring Practices: one Tab stop, and keys for everything that
 * the pointer can do. In a narrow place every row is a card. Long lists draw only the rows in view; on paper stand all
 * that are loaded.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const {
    "aria-label": label,
    columns,
    rows: given,
    rowId,
    status = "ready",
    page,
    selection,
    detail,
    rowActions,
  } = props;
  const text = useUiText();
  const { intl } = useUiIntl();
  const tableId = useId();
  const [sort, setSort] = useControllable(props.sort, props.defaultSort ?? unsorted, props.onSortChange);
  const [columnState, setColumnState] = useControllable(
    props.columnState,
    props.defaultColumnState ?? asDefined,
    props.onColumnStateChange,
  );
  const [expanded, setExpanded] = useControllable(
    props.expandedKeys,
    props.defaultExpandedKeys ?? noneExpanded,
    props.onExpandedChange,
  );
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const windowRef = useRef<RowWindow>(null);
  const menuRef = useRef<TableMenuHandle>(null);
  const liveRef = useRef<HTMLSpanElement>(null);

  const sortsHere = page === undefined;
  const sortable = useCallback(
    (column: DataTableColumn<Row>) => column.allowsSorting ?? (sortsHere && column.sortValue !== undefined),
    [sortsHere],
  );
  const { locale } = intl;
  const madeSort = sortsHere ? sort : unsorted;
  const sorted = useMemo(() => sortedRows(given, columns, madeSort, locale), [given, columns, madeSort, locale]);
  const { grouping, windowFrom = 100 } = props;
  const isLoaded = status === "ready" || status === "loading";
  const mayLeaveOut = isLoaded && (grouping !== undefined || given.length > windowFrom);
  const isPrinting = usePrinting(mayLeaveOut && given.length <= printedRows);
  const groups = useRowGroups({
    grouping,
    given,
    sorted,
    columns,
    sort: madeSort,
    language: locale,
    rowId,
    opensAll: isPrinting,
  });
  // What is drawn below each other: the rows in view, with holes where headings of groups stand.
  const { rows, lines, headings, isGrouped } = groups;

  const selects = selection !== undefined;
  const expands = detail !== undefined;
  const acts = rowActions !== undefined;
  const lead = useMemo<Lead>(
    () => ({ selects, expands, acts, count: Number(selects) + Number(expands) }),
    [selects, expands, acts],
  );
  const leading = (selects ? leadWidth.select : 0) + (expands ? leadWidth.expand : 0);
  const adjusts = props.columnState !== undefined || props.defaultColumnState !== undefined;
  const layout = useColumnLayout(columns, columnState, { sortable, adjusts }, leading, acts ? leadWidth.act : 0);
  const { shown, pins } = layout;
  const columnCount = lead.count + shown.length + Number(acts);

  const ids = useMemo(() => (selects ? rows.map((row) => rowId(row)) : noIds), [selects, rows, rowId]);
  const lineId = useCallback(
    (index: number): string => {
      const row = lines[index];
      // No row is called so.
      return row ? rowId(row) : `\0${headings.get(index)?.key ?? index}`;
    },
    [lines, headings, rowId],
  );
  const lineIds = useMemo(
    () => (isGrouped && selects ? lines.map((_, index) => lineId(index)) : ids),
    [isGrouped, selects, lines, lineId, ids],
  );
  const offset = page?.offset ?? 0;
  const total = page?.total ?? rows.length;
  const face = status === "error" || status === "no-permission" || (status === "ready" && rows.length === 0);
  const hasFoot = !face && shown.some((column) => column.footer !== undefined);
  // By all rows, open or closed: a window that came as a group is opened would draw its heading anew, under the focus.
  const windowed = !face && rows.length > windowFrom && !isPrinting;
  // How many lines stand before and after a page's headings is not known to it.
  const length = isGrouped && page ? undefined : isGrouped ? lines.length : page?.hasMore ? undefined : total;

  const announce = useCallback((words: string): void => {
    const live = liveRef.current;
    // Readers pass over what they have just said; a space makes it new.
    if (live) live.textContent = live.textContent === words ? `${words}\u00A0` : words;
  }, []);

  const focus = useGridFocus({
    table: tableRef,
    rows: lines.length + 1 + Number(hasFoot),
    columns: columnCount,
    pageRows: useCallback(() => {
      const row = tableRef.current?.querySelector<HTMLElement>("tbody [data-grid-row]")?.offsetHeight;
      const view = Math.min(tableRef.current?.parentElement?.clientHeight ?? 0, innerHeight);
      return row ? Math.max(1, Math.floor(view / row - 1)) : 10;
    }, []),
    keepDrawn: useCallback((row, now) => windowRef.current?.keep(row - 1, now), []),
  });
  const leaveFace = useFaceChange({
    table: tableRef,
    focus,
    status,
    face,
    range: (isNothing) =>
      isNothing
        ? text("table.empty")
        : text("pages.range", {
            from: offset + 1,
            to: offset + rows.length,
            total: `${intl.formatNumber(total)}${page?.hasMore ? "+" : ""}`,
          }),
    announce,
  });
  const chooser = useRowSelection({
    selection,
    onChange: props.onSelectionChange,
    ids,
    lines: lineIds,
    headed: groups.headed,
  });
  const { openRow, ownsLinks } = useRowOpening({
    table: tableRef,
    rows: lines,
    rowId,
    hasLinks: props.rowHref !== undefined,
    onOpen: props.onRowOpen,
  });

  const sortBy = (next: readonly SortBy[]): void => {
    setSort(next);
    const order = next.map(({ column, direction }) =>
      text(direction === "asc" ? "table.ascending" : "table.descending", {
        name: columns.find(({ id }) => id === column)?.header ?? column,
      }),
    );
    announce(order.length > 0 ? text("table.sorted", { order: order.join("; ") }) : text("table.unsorted"));
  };
  const columnActions = useColumnActions({
    table: tableRef,
    columns,
    layout,
    state: columnState,
    onChange: setColumnState,
    sort,
    onSort: sortBy,
    sortable,
    announce,
  });

  const place = (index: number, column: string): { row: number; column: number } => ({
    row: index + 1,
    column: lead.count + shown.findIndex(({ id }) => id === column),
  });
  const editing = useCellEditing({
    rows: lines,
    rowId,
    columns: shown,
    focusCell: (index, column) => focus.goTo(place(index, column)),
    isHere: (id, column) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return true;
      const cell = tableRef.current?.querySelector(`[data-row-id="${CSS.escape(id)}"]`)?.children[
        place(0, column).column
      ];
      return cell?.contains(activeElement) ?? false;
    },
    announce,
    words: { saved: text("table.saved"), notSaved: text("table.notSaved") },
  });
  const find = useRowFinder({
    rows: lines,
    columns: shown,
    fold: props.foldText,
    current: () => focus.cell().row - 1,
    onFound: (index) => focus.goTo({ row: index + 1, column: focus.cell().column }),
    onNothing: (typed) => announce(text("table.nothingStarts", { text: typed })),
  });

  const toggleDetail = (index: number): void => {
    const row = lines[index];
    if (!row) return;
    const next = new Set(expanded);
    if (!next.delete(rowId(row))) next.add(rowId(row));
    setExpanded(next);
  };

  const context: TableContext<Row> = {
    focus,
    rows: face ? 0 : lines.length,
    groups: isGrouped ? groups : undefined,
    columns: shown,
    lead,
    sortBy: (column, add) => sortBy(nextSort(sort, column, add)),
    columnActions: adjusts ? columnActions : undefined,
    openColumnMenu: (column, anchor) =>
      menuRef.current?.open({
        anchor,
        label: text("columns.menu", { name: column.header }),
        lines: columnActions.menu(column),
      }),
    selection: chooser,
    openRow,
    ownsLinks,
    openRowMenu: rowActions
      ? (index, anchor) => {
          const row = lines[index];
          const actions = row ? rowActions(row) : [];
          if (actions.length > 0) menuRef.current?.open({ anchor, label: text("table.rowActions"), lines: actions });
        }
      : undefined,
    toggleDetail: detail ? toggleDetail : undefined,
    edit: editing.open,
    find,
  };

  const onCopy = useCopying({
    rows,
    rowId,
    columns: shown,
    selection,
    current: () => {
      const at = focus.cell();
      return { column: shown[at.column - lead.count], row: lines[at.row - 1] };
    },
    isOnGroup: () => headings.has(focus.cell().row - 1),
    announce,
  });
  const menuText = useCallback((name: string) => intl.formatMessage({ id: "columns.menu" }, { name }), [intl]);
  const drawLine = useLineDrawing({
    props,
    groups,
    offset,
    layout,
    lead,
    columnCount,
    expanded,
    editing,
    openable: openRow !== undefined,
    tableId,
  });
  const unwindowed = windowed || face ? noIds : lines.map((_, index) => lineId(index));
  const keys = useRowKeys(unwindowed);

  return (
    <Root
      {...rootProps(props, { style: { "--yer-table-max-height": props.maxHeight } })}
      data-status={status}
      data-density={props.density}
      data-selectable={selects || undefined}
    >
      <VisuallyHidden as="output" ref={liveRef} />
      <Scroller
        // Only a window asks what its rows scroll in: another table is not drawn a second time to know it.
        ref={windowed ? setScroller : null}
        data-windowed={windowed || undefined}
        style={layout.cover}
      >
        <Table
          ref={tableRef}
          role={isGrouped ? "treegrid" : "grid"}
          aria-label={label}
          aria-rowcount={length === undefined ? -1 : length + 1 + Number(hasFoot)}
          aria-colcount={columnCount}
          aria-multiselectable={selects || undefined}
          aria-busy={status === "loading"}
          data-windowed={windowed || undefined}
          data-fixed={layout.isFixed || undefined}
          style={layout.style}
          onClick={(event) => tableClick(event, context)}
          onDoubleClick={(event) => tableDoubleClick(event, context)}
          onPointerDown={(event) => tablePointerDown(event, context)}
          onPointerOver={sayWholeText}
          onContextMenu={(event) => tableContextMenu(event, context)}
          onKeyDown={(event) => tableKeys(event, context)}
          onFocus={focus.onFocus}
          onCopy={onCopy}
        >
          <colgroup>
            {selects ? <col style={{ inlineSize: leadWidth.select }} /> : null}
            {expands ? <col style={{ inlineSize: leadWidth.expand }} /> : null}
            {shown.map((column, index) => (
              <col key={column.id} style={{ inlineSize: layout.widths[index] }} />
            ))}
            {acts ? <col style={{ inlineSize: leadWidth.act }} /> : null}
          </colgroup>
          <DataTableHead
            columns={shown}
            pins={pins}
            lead={lead}
            sort={sort}
            sortable={sortable}
            chosen={selection ? pageSelection(selection, ids) : undefined}
            selectPageText={text("table.selectPage")}
            menuText={adjusts ? menuText : undefined}
            tableId={tableId}
          />
          <tbody role="rowgroup" data-stale={(status === "loading" && rows.length > 0) || undefined}>
            {face ? (
              <DataTableFace
                status={status}
                columns={columnCount}
                empty={props.emptyState}
                error={props.error}
                onRetry={props.onRetry}
                noPermission={props.noPermission}
                onGoneFocused={leaveFace}
              />
            ) : windowed ? (
              <RowsInView
                ref={windowRef}
                onStand={focus.resume}
                list={lines}
                renderRow={drawLine}
                rowId={lineId}
                isTall={(index) => expanded.has(lineId(index)) || editing.edits.has(lineId(index))}
                table={tableRef}
                scroller={scroller}
                columns={columnCount}
              />
            ) : rows.length === 0 ? (
              <SkeletonRows columns={shown} lead={lead} />
            ) : (
              unwindowed.map((id, index) => drawLine(index, keys.get(id) ?? 0))
            )}
          </tbody>
          {hasFoot ? (
            <DataTableFoot
              rows={rows}
              columns={shown}
              pins={pins}
              lead={lead}
              gridRow={lines.length + 1}
              ariaRow={length === undefined ? undefined : length + 2}
            />
          ) : null}
        </Table>
      </Scroller>
      {selection && props.onSelectionChange ? (
        <SelectionBar
          selection={selection}
          onSelectionChange={props.onSelectionChange}
          pageIds={ids}
          total={total}
          more={page?.hasMore ?? false}
          actions={props.bulkActions}
        />
      ) : null}
      {page && status !== "no-permission" ? (
        <Pagination aria-label={label} page={page} count={rows.length} isLoading={status === "loading"} />
      ) : null}
      <TableMenu ref={menuRef} />
    </Root>
  );
}
