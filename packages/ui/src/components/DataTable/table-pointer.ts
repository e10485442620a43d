import type { MouseEvent, PointerEvent } from "react";
import { columnAt, gridRowOf, rowAt, type TableContext } from "./table-context.js";

/** One listener for all rows and headings, so that rows hold nothing that could change. */
export function tableClick<Row>(event: MouseEvent<HTMLTableElement>, table: TableContext<Row>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || event.defaultPrevented || !gridRowOf(currentTarget, target)) return;
  const heading = target.closest<HTMLElement>("[data-sort]")?.dataset["sort"];
  if (heading !== undefined) return table.sortBy(heading, event.shiftKey);
  if (target.closest("[data-column-menu]")) {
    const column = columnAt(table, target);
    if (column) table.openColumnMenu(column, target.closest("[data-column-menu]") ?? target);
    return undefined;
  }
  if (target instanceof HTMLInputElement && target.matches("[data-page-select]")) {
    return table.selection?.choosePage(target.checked);
  }
  const index = rowAt(currentTarget, target, table.rows);
  return index === undefined ? undefined : rowClick(event, target, index, table);
}

function rowClick<Row>(
  event: MouseEvent<HTMLTableElement>,
  target: Element,
  index: number,
  table: TableContext<Row>,
): void {
  if (target instanceof HTMLInputElement && target.matches("[data-row-select]")) {
    return table.selection?.choose(index, target.checked, event.shiftKey);
  }
  if (table.groups?.headings.has(index)) {
    const isPressed = !target.closest("[data-selector]") && window.getSelection()?.isCollapsed !== false;
    return isPressed ? table.groups.toggle(index) : undefined;
  }
  if (target.closest("[data-expand]")) return table.toggleDetail?.(index);
  const opener = target.closest("[data-open-menu]");
  if (opener) return table.openRowMenu?.(index, opener);
  if (!table.openRow || target.closest("[data-selector], [data-expander], [data-row-menu], [data-editable]")) {
    return undefined;
  }
  const link = target.closest("a[data-row-link]");
  if (!link && target.closest("a, button, input, select, textarea, label, [role=button]")) return undefined;
  // The end of a text selection is no press.
  if (!link && window.getSelection()?.isCollapsed === false) return undefined;
  if (link && (!table.ownsLinks || event.ctrlKey || event.metaKey || event.shiftKey)) return undefined;
  return table.openRow(index, event);
}

/** Opens a cell for editing, or fits a column whose edge was pressed twice. */
export function tableDoubleClick<Row>(event: MouseEvent<HTMLTableElement>, table: TableContext<Row>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !gridRowOf(currentTarget, target)) return;
  const column = columnAt(table, target);
  if (!column) return;
  if (target.closest("[data-resize]")) return table.columnActions?.fit(column.id);
  const index = rowAt(currentTarget, target, table.rows);
  if (index !== undefined && !target.closest("input")) table.edit(index, column.id);
  return undefined;
}

/** Begins to pull at a column: its edge with any pointer, its heading with mouse or pen (a finger scrolls there). */
export function tablePointerDown<Row>(event: PointerEvent<HTMLTableElement>, table: TableContext<Row>): void {
  const { target } = event;
  if (!table.columnActions || event.button !== 0 || !(target instanceof Element)) return;
  const heading = target.closest<HTMLElement>("thead [data-column]")?.dataset["column"];
  if (heading === undefined || target.closest("[data-column-menu]")) return;
  if (target.closest("[data-resize]")) {
    // Or the text of headings would be selected, and the heading focused.
    event.preventDefault();
    table.columnActions.pull(heading, "width", event.clientX);
  } else if (event.pointerType !== "touch") {
    table.columnActions.pull(heading, "place", event.clientX);
  }
}

/** The row's own menu in place of the browser's, but on links and fields, which have use for theirs. */
export function tableContextMenu<Row>(event: MouseEvent<HTMLTableElement>, table: TableContext<Row>): void {
  const { target, currentTarget } = event;
  if (!table.openRowMenu || !(target instanceof Element) || target.closest("a, input, textarea")) return;
  const index = rowAt(currentTarget, target, table.rows);
  if (index === undefined || table.groups?.headings.has(index)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  table.openRowMenu(index, { x: event.clientX, y: event.clientY });
}
