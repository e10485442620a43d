import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { columnAt, gridRowOf, rowAt, type TableContext } from "./table-context.js";

/** Fields keep all keys for themselves. */
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Keys that go up and down; with Shift they choose what they pass. */
const vertical = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown"]);

/** One listener for all keys of a table; the table in the story's documentation is its specification. */
export function tableKeys<Row>(event: KeyboardEvent<HTMLTableElement>, table: TableContext<Row>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!gridRowOf(currentTarget, target) || target.matches(fields)) return;
  const index = rowAt(currentTarget, target, table.rows);
  const done =
    (target.closest("thead") && headKey(event, target, table)) ||
    (index !== undefined && groupKey(event, target, index, table)) ||
    (index !== undefined && rowKey(event, target, index, table)) ||
    chooseAllKey(event, table) ||
    moveKey(event, index, table) ||
    typeKey(event, table);
  if (done) event.preventDefault();
}

/** On a heading Alt+arrows change its width, Shift+arrows its place, Alt+Down opens its menu. */
function headKey<Row>(event: KeyboardEvent<HTMLTableElement>, target: HTMLElement, table: TableContext<Row>): boolean {
  const { columnActions, focus, lead } = table;
  const column = columnAt(table, target);
  if (!columnActions || !column || event.ctrlKey || event.metaKey) return false;
  const { key, altKey, shiftKey } = event;
  if (isMenuKey(event) || (altKey && key === "ArrowDown")) {
    const heading = target.closest("th");
    if (heading) table.openColumnMenu(column, heading);
    return true;
  }
  if (altKey === shiftKey || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const by = (key === "ArrowRight") === rtl ? -1 : 1;
  if (altKey) {
    columnActions.widen(column.id, by * 24);
    return true;
  }
  flushSync(() => columnActions.move(column.id, by));
  // The focus goes with the column.
  const heading = event.currentTarget.querySelector(`thead [data-column="${CSS.escape(column.id)}"]`);
  const place = [...(heading?.parentElement?.children ?? [])].indexOf(heading as Element);
  focus.goTo({ row: 0, column: Math.max(lead.count, place) });
  return true;
}

/** On a row: its menu, its detail's button aside, opening, editing, choosing. */
function rowKey<Row>(
  event: KeyboardEvent<HTMLTableElement>,
  target: HTMLElement,
  index: number,
  table: TableContext<Row>,
): boolean {
  const { key, shiftKey } = event;
  const onCell = target.matches("td, th");
  const onName = target.matches("a[data-row-link]");
  // On a row's tick Space chooses, and Enter does nothing by itself.
  const onTick = target.matches('input[type="checkbox"]');
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isMenuKey(event) && table.openRowMenu) {
    table.openRowMenu(index, target.closest("td, th") ?? target);
    return true;
  }
  if (key === "F2" || (key === "Enter" && onCell)) {
    const column = columnAt(table, target);
    if (column && table.edit(index, column.id)) return true;
  }
  if (key === "Enter" && (onCell || onTick) && table.openRow) {
    table.openRow(index, event);
    return true;
  }
  if (key === " " && (onCell || onName) && table.selection) {
    table.selection.toggle(index, shiftKey);
    return true;
  }
  return false;
}

/** On a group's name Right opens and Left closes; on the first cell of a row Left leads to the group's heading. */
function groupKey<Row>(
  event: KeyboardEvent<HTMLTableElement>,
  target: HTMLElement,
  index: number,
  { groups, focus, lead, columns, selection }: TableContext<Row>,
): boolean {
  const { key } = event;
  if (!groups || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const heading = groups.headings.get(index);
  // The name is a button, which has both keys by itself.
  if (heading && !target.matches("button") && (key === "Enter" || (key === " " && !selection))) {
    groups.toggle(index);
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const isOnwards = (key === "ArrowRight") !== rtl;
  if (!heading) {
    if (isOnwards || focus.cell().column > 0) return false;
    focus.goTo({ row: groups.lines.lastIndexOf(undefined, index) + 1, column: lead.count });
    return true;
  }
  const cell = target.closest<HTMLTableCellElement>("[data-group-name]");
  if (!cell) return false;
  if (isOnwards !== groups.isExpanded(heading.key)) groups.toggle(index);
  else if (isOnwards) {
    const last = lead.count + columns.length + Number(lead.acts) - 1;
    focus.goTo({ row: index + 1, column: Math.min(last, lead.count + cell.colSpan) });
  } else if (lead.count > 0) focus.goTo({ row: index + 1, column: lead.count - 1 });
  return true;
}

function chooseAllKey<Row>(event: KeyboardEvent<HTMLTableElement>, { selection }: TableContext<Row>): boolean {
  if (!selection || event.key.toLowerCase() !== "a" || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
  selection.choosePage(true);
  return true;
}

/** Arrows and their kin; with Shift, up and down choose the rows they pass. */
function moveKey<Row>(
  event: KeyboardEvent<HTMLTableElement>,
  index: number | undefined,
  { focus, selection, rows }: TableContext<Row>,
): boolean {
  if (event.altKey) return false;
  const to = focus.move(event);
  if (!to) return false;
  const chooses = event.shiftKey && (vertical.has(event.key) || event.ctrlKey || event.metaKey);
  if (chooses && index !== undefined) selection?.extend(index, Math.min(Math.max(0, to.row - 1), rows - 1));
  else selection?.endRange();
  return true;
}

function typeKey<Row>(event: KeyboardEvent<HTMLTableElement>, table: TableContext<Row>): boolean {
  const { key } = event;
  // Not the slash, which leads to a search and under a Cyrillic layout is a full stop.
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[^ /.]$/.test(key)) return false;
  table.find(key, event.timeStamp);
  return true;
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === "ContextMenu" || (key === "F10" && shiftKey);
}
