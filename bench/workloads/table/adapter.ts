import type { Column, Row } from "./register.js";

/** What a table is given to show. */
export interface TableInput {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** `all`: every row there is. `page`: one page of a server's many, none left out. `select`: all, each with a box to choose it. */
  readonly mode: "all" | "page" | "select";
}

/** What `adapters/table/<name>` exports by default: one table, sortable by a press on a heading, 40 px a row where that can be set. */
export interface TableAdapter {
  /** What an app has loaded long before a table is shown. */
  readonly prepare?: () => Promise<void>;
  /** Resolves when the first row is in the document. */
  readonly mount: (root: HTMLElement, input: TableInput) => Promise<void>;
  /** What an app brings ahead of the first press, when its page is at rest. */
  readonly ahead?: () => Promise<void>;
  /** Shows the next page in place of this one; resolves when it is in the document. */
  readonly replace: (rows: readonly Row[]) => Promise<void>;
  readonly scroller: () => Element | null;
  /** What to press to sort by a column. */
  readonly heading: (key: Column["key"]) => Element | null;
  /** Rows now in the document, the first one on screen first. */
  readonly rows: () => Element[];
  readonly isRow: (element: Element) => boolean;
}
