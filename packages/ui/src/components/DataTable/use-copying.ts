import type { ClipboardEvent } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { plainText, rowsAsText } from "./plain-text.js";
import { isSelected, type Selection } from "./selection.js";
import type { DataTableColumn } from "./types.js";

interface Options<Row> {
  /** All rows, in the order of the table. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly selection: Selection | undefined;
  /** The cell with the focus: its column, undefined of those that the table adds itself, and its row, undefined of a heading. */
  readonly current: () => { readonly column: DataTableColumn<Row> | undefined; readonly row: Row | undefined };
  /** Whether the focus stands on a group's heading, whose words are copied as they stand. */
  readonly isOnGroup: () => boolean;
  readonly announce: (words: string) => void;
}

/** Copies what is chosen, else the cell with the focus, as text; what is selected as text stays the browser's to copy. */
export function useCopying<Row>(options: Options<Row>): (event: ClipboardEvent<HTMLTableElement>) => void {
  const { rows, rowId, columns, selection, current, isOnGroup, announce } = options;
  const text = useUiText();

  function wordsAt(target: Element): string {
    if (isOnGroup()) return target.closest("th, td")?.textContent ?? "";
    const { column, row } = current();
    return row && column ? plainText(column, row) : (column?.header ?? "");
  }

  return (event) => {
    const { target } = event;
    if (window.getSelection()?.isCollapsed === false) return;
    if (!(target instanceof Element) || target.matches("input, textarea")) return;
    const chosen = selection ? rows.filter((row) => isSelected(selection, rowId(row))) : [];
    const words = chosen.length > 0 ? rowsAsText(chosen, columns) : wordsAt(target);
    if (words === "") return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", words);
    announce(
      chosen.length > 0
        ? text("table.copiedRows", { count: chosen.length })
        : text("table.copiedCell", { text: words }),
    );
  };
}
