import { unreadable } from "./uploaded-text.js";
import type { TableBounds, TableOfFile } from "./read-table.js";

/** The delimiter that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = [";", ",", "\t"].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/**
 * CSV (RFC 4180): quoted cells may hold delimiters, doubled quotes and line breaks. The first row names the columns; a
 * row shorter than it ends in empty cells.
 * @throws {Problem} `file-refused`
 */
export function readCsv(text: string, { mostRows, mostColumns }: TableBounds): TableOfFile {
  const delimiter = delimiterOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  // A cell is cut out of the text: put together by its characters, one of twenty megabytes would take forty times that.
  let cell = "";
  let from = 0;
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endCell = (at: number): void => {
    cells.push(cell + text.slice(from, at));
    cell = "";
    from = at + 1;
  };
  const endRow = (at: number): void => {
    endCell(at);
    if (cells.some((value) => value.trim() !== "")) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (mark === "\n") line += 1;
    if (quoted) {
      if (mark !== '"') continue;
      cell += text.slice(from, at);
      from = at + 1;
      // A doubled quote is one.
      if (text[from] === '"') at += 1;
      else quoted = false;
    } else if (mark === '"' && cell === "" && from === at) {
      quoted = true;
      from = at + 1;
    } else if (mark === delimiter) {
      endCell(at);
      if (cells.length > mostColumns) throw unreadable("too-many", "A row has too many columns.");
    } else if (mark === "\n" || mark === "\r") {
      const end = at;
      if (mark === "\r" && text[at + 1] === "\n") {
        at += 1;
        line += 1;
      }
      endRow(end);
      from = at + 1;
      if (rows.length > mostRows + 1) break;
    }
  }
  if (quoted) throw unreadable("format", "A quoted cell is never closed.");
  if (rows.length <= mostRows + 1) endRow(text.length);
  const [head, ...body] = rows;
  if (head === undefined) throw unreadable("empty", "The list has no rows.");
  return tableOf(head.cells, body);
}

/** A table of rows as they were read: every row gets as many cells as there are columns. */
export function tableOf(
  head: readonly string[],
  rows: readonly { readonly line: number; readonly cells: readonly (string | undefined)[] }[],
): TableOfFile {
  const columns = head.map((name, at) => name.trim().slice(0, 80) || `${at + 1}`);
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: columns.map((_, at) => cells[at] ?? "") })),
  };
}
