import { Readable } from "node:stream";
import type { ExportFormat } from "@yer/api/contract/exports";
import type { Cell } from "../../platform/spreadsheet/cell.js";
import { workbook, workbookType } from "../../platform/spreadsheet/workbook.js";
import type { Table } from "./register.js";

/** Media types of the formats, by what a browser is told. */
export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: workbookType,
  csv: "text/csv; charset=utf-8",
  geojson: "application/geo+json; charset=utf-8",
};

/**
 * A table as a file, made while it is read: the memory it needs does not grow with the rows.
 * @param progress told after each page how many rows are written
 */
export function writeTable(table: Table, format: ExportFormat, progress: (rows: number) => void = () => {}): Readable {
  const counted = { ...table, pages: counting(table.pages, progress) };
  switch (format) {
    case "xlsx":
      return workbook({ name: sheetNameOf(table.title), columns: table.columns, rows: rowsOf(counted) });
    case "csv":
      return Readable.from(csv(counted), { objectMode: false });
    case "geojson":
      return Readable.from(geojson(counted), { objectMode: false });
  }
}

async function* counting(pages: Table["pages"], progress: (rows: number) => void): Table["pages"] {
  let rows = 0;
  for await (const page of pages) {
    yield page;
    rows += page.length;
    progress(rows);
  }
}

async function* rowsOf({ pages }: Table): AsyncGenerator<readonly Cell[]> {
  for await (const page of pages) for (const { cells } of page) yield cells;
}

/** A sheet's name has at most 31 characters, none of `[]:*?/\`. */
function sheetNameOf(title: string): string {
  return title.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31);
}

/** A cell of CSV: quoted where it has to be, and never a formula when a spreadsheet opens it. */
export function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.day;
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** RFC 4180 in UTF-8, with the byte order mark that Excel needs. */
async function* csv({ columns, pages }: Table): AsyncGenerator<string> {
  yield `\ufeff${line(columns.map(({ heading }) => heading))}`;
  for await (const page of pages) yield page.map(({ cells }) => line(cells)).join("");
}

/** RFC 7946; what has no outline is a feature without geometry, so that the features are the rows. */
async function* geojson({ title, columns, pages }: Table): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","name":${JSON.stringify(title)},"features":[\n`;
  let first = true;
  for await (const page of pages) {
    const features = page.map(({ cells, outline }) => {
      const properties = Object.fromEntries(columns.map(({ id }, index) => [id, valueOf(cells[index] ?? null)]));
      return JSON.stringify({ type: "Feature", geometry: outline, properties });
    });
    if (features.length === 0) continue;
    yield `${first ? "" : ",\n"}${features.join(",\n")}`;
    first = false;
  }
  yield "\n]}\n";
}

function valueOf(cell: Cell): string | number | null {
  return typeof cell === "object" && cell !== null ? cell.day : cell;
}
