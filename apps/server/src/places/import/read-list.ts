import { importBounds, type ImportBatch, type ImportField, type ImportMapping } from "@yer/api/contract/places-import";
import { searchKey } from "@yer/api/formats";
import { readCsv } from "../../imports/read-csv.js";
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
  const list = /^\s*[[{]/.test(text) ? readJson(text) : { format: "csv" as const, ...readCsv(text, importBounds) };
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
