import { type Feature, type FeatureImport, placed, readFeatures } from "@yer/area-picker/model/import";
import { batchBounds, type BatchFormat } from "@yer/api/contract/batch";
import type { Polygon } from "@yer/api/contract/values";
import { decodeText, unreadable } from "./uploaded-text.js";
import type { BatchRowsTable, BatchSystem } from "../../schema/tables/batches.js";
import { readCsv } from "./read-csv.js";
import { readXlsx } from "./read-xlsx.js";

/** How large a table may be. */
export interface TableBounds {
  readonly mostRows: number;
  readonly mostColumns: number;
}

/** Rows of a file as they were read: every row has as many cells as there are columns. */
export interface TableOfFile {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** A table out of any format, with the shapes that lie beside its rows. */
export interface ReadTable {
  readonly format: BatchFormat;
  readonly encoding: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly line: number;
    readonly cells: readonly string[];
    readonly shape: BatchRowsTable["shape"];
  }[];
  /** `null` where no shapes lie beside the rows. */
  readonly system: BatchSystem | null;
}

/**
 * Reads a file of rows by what it holds, whatever its name says: a workbook, a zipped Shapefile, GeoJSON, else CSV.
 * @throws {Problem} `file-refused`
 */
export function readTable(bytes: Buffer, mostRows: number): ReadTable {
  const table = read(bytes, { mostRows, mostColumns: batchBounds.mostColumns });
  if (table.rows.length === 0) throw unreadable("empty", "The file has no rows.");
  if (table.rows.length > mostRows) throw unreadable("too-many", `A survey has at most ${mostRows} rows.`);
  return table;
}

function read(bytes: Buffer, bounds: TableBounds): ReadTable {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    // Only a workbook has this part, and no Shapefile of anybody's.
    return bytes.includes("xl/workbook.xml")
      ? plain("xlsx", null, readXlsx(bytes, bounds))
      : drawn(readFeatures(bytes));
  }
  const { text, encoding } = decodeText(bytes);
  if (/^\s*[[{]/.test(text)) return drawn(readFeatures(bytes));
  return plain("csv", encoding, readCsv(text, bounds));
}

/** Characters of all cells: a workbook writes a text once and shows it in each cell that shares it. */
const mostCharacters = 30_000_000;

function plain(format: "csv" | "xlsx", encoding: string | null, { columns, rows }: TableOfFile): ReadTable {
  let left = mostCharacters;
  const cut = (cell: string): string => {
    const kept = cell.slice(0, batchBounds.mostCell);
    left -= kept.length;
    if (left < 0) throw unreadable("too-many", `The cells hold more than ${mostCharacters} characters.`);
    return kept;
  };
  return {
    format,
    encoding,
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cut), shape: null })),
    system: null,
  };
}

/** Names of what `readFeatures` refuses, as reasons that people have words for. */
const reasons = { empty: "empty", "too-many": "too-many", "no-polygons": "empty" } as const;

function drawn(found: FeatureImport): ReadTable {
  if (found.kind === "refused") {
    const { fault } = found;
    throw unreadable(fault in reasons ? reasons[fault as keyof typeof reasons] : "format", `Refused: ${fault}.`);
  }
  const { system } = found;
  return {
    format: found.format,
    encoding: null,
    columns: found.columns,
    rows: found.features.map(({ cells, polygons }, index) => ({
      line: index + 1,
      cells,
      shape: system === null ? copied(polygons) : placed(polygons, system),
    })),
    system: { name: system?.name ?? null, chosen: null, said: found.said, likely: found.likely },
  };
}

/** Polygons in the file's own coordinates. */
function copied(polygons: Feature["polygons"]): Polygon["coordinates"][] {
  return polygons.map((rings) => rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])));
}
