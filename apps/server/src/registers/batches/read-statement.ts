import { batchBounds } from "@yer/api/contract/batch";
import type { StoredTable } from "./read-apart.js";
import { isClientBank, readClientBank } from "./read-client-bank.js";
import { readList } from "./read-list.js";
import type { TableBounds, TableOfFile } from "./read-table.js";
import { readXlsx } from "./read-xlsx.js";
import { storedRows } from "./stored-rows.js";
import { decodeText, unreadable } from "./uploaded-text.js";

/** Characters of all cells of a workbook: it writes a text once and shows it in each cell that shares it. */
const mostCharacters = 60_000_000;

/**
 * Reads a bank's list by what it holds, whatever its name says: a workbook, 1C's client-bank exchange, else a list.
 * @throws {Problem} `file-refused`
 */
export function readStatement(bytes: Buffer, bounds: TableBounds): StoredTable {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return stored("xlsx", null, bounded(readXlsx(bytes, bounds)), bounds);
  const { text, encoding } = decodeText(bytes);
  return isClientBank(text) ? stored("1c", encoding, readClientBank(text, bounds), bounds) : readList(bytes, bounds);
}

function stored(
  format: StoredTable["format"],
  encoding: string | null,
  { columns, rows }: TableOfFile,
  { mostRows }: TableBounds,
): StoredTable {
  if (rows.length === 0) throw unreadable("empty", "The list has no rows.");
  if (rows.length > mostRows) throw unreadable("too-many", `A list has at most ${mostRows} rows.`);
  return { format, encoding, columns, system: null, ...storedRows(rows) };
}

function bounded({ columns, rows }: TableOfFile): TableOfFile {
  let left = mostCharacters;
  const cut = (cell: string): string => {
    const kept = cell.slice(0, batchBounds.mostCell);
    left -= kept.length;
    if (left < 0) throw unreadable("too-many", `The cells hold more than ${mostCharacters} characters.`);
    return kept;
  };
  return { columns, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cut) })) };
}
