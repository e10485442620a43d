import { batchBounds } from "@yer/api/contract/batch";
import { searchKey } from "@yer/api/formats";
import type { StoredTable } from "./read-apart.js";
import { readCsv } from "./read-csv.js";
import { storedRows } from "./stored-rows.js";
import type { TableBounds, TableOfFile } from "./read-table.js";
import { decodeText, parseUploaded, unreadable } from "./uploaded-text.js";

/**
 * Reads a list of rows, whatever it says about itself: JSON where it begins as JSON does, else CSV.
 * @throws {Problem} `file-refused`
 */
export function readList(bytes: Buffer, bounds: TableBounds): StoredTable {
  const { text, encoding } = decodeText(bytes);
  const isJson = /^\s*[[{]/.test(text);
  const { columns, rows } = isJson ? readJson(text, bounds) : readCsv(text, bounds);
  if (rows.length === 0) throw unreadable("empty", "The list has no rows.");
  if (rows.length > bounds.mostRows || columns.length > bounds.mostColumns) {
    throw unreadable("too-many", `A list has at most ${bounds.mostRows} rows and ${bounds.mostColumns} columns.`);
  }
  return {
    format: isJson ? "json" : "csv",
    encoding,
    columns,
    system: null,
    ...storedRows(rows),
  };
}

function readJson(text: string, bounds: TableBounds): TableOfFile {
  // An object a row, what holds them, and one too many to say so.
  const parsed = parseUploaded(text, bounds.mostRows * 2 + 100);
  const items = Array.isArray(parsed) ? parsed : Object.values(parsed as object).find(Array.isArray);
  if (items === undefined) throw unreadable("format", "The JSON holds no list.");
  const columns: string[] = [];
  const known = new Map<string, number>();
  const rows = items.slice(0, bounds.mostRows + 1).map((item: unknown, index) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      throw unreadable("format", `Item ${index + 1} of the list is not an object.`);
    }
    const cells: string[] = [];
    for (const [key, value] of Object.entries(item)) {
      if (typeof value === "object" && value !== null)
        throw unreadable("nested", `Item ${index + 1} holds lists or objects.`);
      let column = known.get(key);
      if (column === undefined) {
        column = columns.length;
        if (column >= bounds.mostColumns) throw unreadable("too-many", "The list has too many columns.");
        known.set(key, column);
        columns.push(key.slice(0, 80));
      }
      cells[column] = value === null ? "" : String(value).slice(0, batchBounds.mostCell);
    }
    return { line: index + 1, cells };
  });
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: Array.from(columns, (_, at) => cells[at] ?? "") })),
  };
}

/**
 * The columns that look like fields, by the names that known lists give them; each column is one field at most.
 * @param names by field, the likeliest first
 */
export function columnsByName<Field extends string>(
  columns: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, number>> {
  const folded = columns.map(searchKey);
  const taken = new Set<number>();
  const mapping: Partial<Record<Field, number>> = {};
  for (const [field, usual] of Object.entries(names) as [Field, readonly string[]][]) {
    for (const name of usual.map(searchKey)) {
      const at = folded.findIndex((column, index) => !taken.has(index) && column === name);
      if (at < 0) continue;
      taken.add(at);
      mapping[field] = at;
      break;
    }
  }
  return mapping;
}
