/** A cell of the grid: row 0 is the heading, rows from 1 are the data. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** How far the grid goes. */
export interface GridBounds {
  /** Rows, the heading counted. */
  readonly rows: number;
  /** Columns, that of the selection boxes counted. */
  readonly columns: number;
  /** Rows that fit in view: how far PageUp and PageDown go. */
  readonly page: number;
  /** Whether the reading direction is right to left, where the left arrow goes on and the right arrow back. */
  readonly rtl: boolean;
}

/** The part of a keyboard event that a grid looks at. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Where a key leads, by the data grid pattern of the ARIA Authoring Practices: arrows a cell, Home and End within the
 * row, with Ctrl to the first and last cell of the grid, PageUp and PageDown a screen of rows. Undefined for every other key.
 */
export function moveByKey(from: GridCell, event: GridKey, bounds: GridBounds): GridCell | undefined {
  const ctrl = event.ctrlKey || event.metaKey;
  const lastRow = Math.max(0, bounds.rows - 1);
  const lastColumn = Math.max(0, bounds.columns - 1);
  const row = (to: number): number => Math.min(lastRow, Math.max(0, to));
  const column = (to: number): number => Math.min(lastColumn, Math.max(0, to));
  const onwards = bounds.rtl ? -1 : 1;

  switch (event.key) {
    case "ArrowDown":
      return { row: ctrl ? lastRow : row(from.row + 1), column: from.column };
    case "ArrowUp":
      return { row: ctrl ? 0 : row(from.row - 1), column: from.column };
    case "ArrowRight":
      return { row: from.row, column: column(from.column + onwards) };
    case "ArrowLeft":
      return { row: from.row, column: column(from.column - onwards) };
    case "Home":
      return { row: ctrl ? 0 : from.row, column: 0 };
    case "End":
      return { row: ctrl ? lastRow : from.row, column: lastColumn };
    case "PageDown":
      return { row: row(from.row + bounds.page), column: from.column };
    case "PageUp":
      return { row: row(from.row - bounds.page), column: from.column };
    default:
      return undefined;
  }
}
