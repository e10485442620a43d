import type { DataTableColumn } from "./types.js";

/** A cell in plain words: what its column says, or what it shows where that is text. */
export function plainText<Row>(column: DataTableColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const shown = column.cell(row);
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

/** One field of a table of text: those with a tab, a new line or a quote stand in quotes, as spreadsheets read and write them. */
function field(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as tab-separated text, for a spreadsheet. Formulas stay what they are: the person pastes what the person saw. */
export function rowsAsText<Row>(rows: readonly Row[], columns: readonly DataTableColumn<Row>[]): string {
  return rows.map((row) => columns.map((column) => field(plainText(column, row))).join("\t")).join("\n");
}
