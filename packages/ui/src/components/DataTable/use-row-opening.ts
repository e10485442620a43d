import type { KeyboardEvent, MouseEvent, RefObject } from "react";

interface Options<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The rows in view, with holes where headings of groups stand. */
  readonly rows: readonly (Row | undefined)[];
  readonly rowId: (row: Row) => string;
  /** Whether rows' names are links. */
  readonly hasLinks: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** How the press of a row leads to its page. */
export interface RowOpening {
  /** Opens a row; undefined where rows lead nowhere. */
  readonly openRow: ((index: number, event: MouseEvent | KeyboardEvent) => void) | undefined;
  /** Whether a plain press of a row's link is the host's, not the browser's. */
  readonly ownsLinks: boolean;
}

/** A row opens as the host says, or as its link does; with Ctrl, Cmd or Shift always as the link, in another tab or window. */
export function useRowOpening<Row>({ table, rows, rowId, hasLinks, onOpen }: Options<Row>): RowOpening {
  const openRow = (index: number, event: MouseEvent | KeyboardEvent): void => {
    const row = rows[index];
    if (!row) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    if (onOpen && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      onOpen(row);
      return;
    }
    const link = table.current?.querySelector<HTMLAnchorElement>(
      `[data-row-id="${CSS.escape(rowId(row))}"] a[data-row-link]`,
    );
    link?.dispatchEvent(
      new window.MouseEvent("click", { bubbles: false, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  };
  return { openRow: hasLinks || onOpen ? openRow : undefined, ownsLinks: onOpen !== undefined };
}
