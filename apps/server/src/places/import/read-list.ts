import { importBounds, type ImportBatch, type ImportField, type ImportMapping } from "@yer/api/contract/places-import";
import { searchKey } from "@yer/api/formats";
import { unreadable } from "../uploaded-text.js";

/** A list as it was read: every row has as many cells as there are columns. */
export interface ReadList {
  readonly format: ImportBatch["format"];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/**
 * Reads a list of neighbourhoods, whatever it says about itself: JSON where it begins as JSON does, else CSV.
 * @throws {Problem} `file-refused`
 */
export function readList(text: string): ReadList {
  const list = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (list.rows.length === 0) throw unreadable("empty", "The list has no rows.");
  if (list.rows.length > importBounds.mostRows || list.columns.length > importBounds.mostColumns) {
    throw unreadable(
      "too-many",
      `A list has at most ${importBounds.mostRows} rows and ${importBounds.mostColumns} columns.`,
    );
  }
  return list;
}

function readJson(text: string): ReadList {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable("format", "The file begins like JSON and is none.");
  }
  const items = Array.isArray(parsed) ? parsed : Object.values(parsed as object).find(Array.isArray);
  if (items === undefined) throw unreadable("format", "The JSON holds no list.");
  const columns: string[] = [];
  const known = new Map<string, number>();
  const rows = items.slice(0, importBounds.mostRows + 1).map((item: unknown, index) => {
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
        if (column >= importBounds.mostColumns) throw unreadable("too-many", "The list has too many columns.");
        known.set(key, column);
        columns.push(key.slice(0, 80));
      }
      cells[column] = value === null ? "" : String(value);
    }
    return { line: index + 1, cells };
  });
  return { format: "json", columns, rows: rows.map((row) => padded(row, columns.length)) };
}

function padded(row: ReadList["rows"][number], length: number): ReadList["rows"][number] {
  return { line: row.line, cells: Array.from({ length }, (_, at) => row.cells[at] ?? "") };
}

/** The delimiter that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = [";", ",", "\t"].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** CSV (RFC 4180): quoted cells may hold delimiters, doubled quotes and line breaks. The first row names the columns. */
function readCsv(text: string): ReadList {
  const delimiter = delimiterOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endRow = (): void => {
    cells.push(cell);
    cell = "";
    if (cells.some((value) => value.trim() !== "")) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (mark === "\n") line += 1;
    if (quoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (mark === '"' && cell === "") quoted = true;
    else if (mark === delimiter) {
      cells.push(cell);
      cell = "";
      if (cells.length > importBounds.mostColumns) throw unreadable("too-many", "A row has too many columns.");
    } else if (mark === "\n" || mark === "\r") {
      if (mark === "\r" && text[at + 1] === "\n") {
        at += 1;
        line += 1;
      }
      endRow();
      if (rows.length > importBounds.mostRows + 1) break;
    } else cell += mark;
  }
  if (quoted) throw unreadable("format", "A quoted cell is never closed.");
  endRow();
  const [head, ...body] = rows;
  if (head === undefined) throw unreadable("empty", "The list has no rows.");
  const columns = head.cells.map((name, at) => name.trim().slice(0, 80) || `${at + 1}`);
  return { format: "csv", columns, rows: body.map((row) => padded(row, columns.length)) };
}

/** Names that columns of known lists have, folded as searches are. */
const usualNames: Readonly<Record<ImportField, readonly string[]>> = {
  code: ["id", "code", "kod", "mfy kodi", "maxalla kodi", "код"],
  name: ["name", "nomi", "name uz", "maxalla", "mfy", "nom"],
  district: ["district soato", "district", "tuman", "soato", "tuman soato", "район"],
  nameCyrl: ["name uz cyrl", "name cyrl", "nomi kirill"],
  nameRu: ["name ru", "nazvanie", "наименование"],
  nameEn: ["name en"],
};

/** The columns that look like fields, by their names; each column is one field at most. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const taken = new Set<number>();
  const found = (field: ImportField): number | null => {
    const names = usualNames[field].map(searchKey);
    for (const name of names) {
      const at = columns.findIndex((column, index) => !taken.has(index) && searchKey(column) === name);
      if (at >= 0) {
        taken.add(at);
        return at;
      }
    }
    return null;
  };
  return {
    district: found("district"),
    code: found("code"),
    nameCyrl: found("nameCyrl"),
    nameRu: found("nameRu"),
    nameEn: found("nameEn"),
    name: found("name"),
  };
}
