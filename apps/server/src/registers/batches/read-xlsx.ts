import { unzip } from "@yer/area-picker/model/import";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { Problem } from "../../platform/problem/problem.js";
import { unreadable } from "./uploaded-text.js";
import { tableOf } from "./read-csv.js";
import type { TableBounds, TableOfFile } from "./read-table.js";

/** What of a workbook is read (ECMA-376): its sheets, the texts they share, and the formats that make numbers days. */
const wanted =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedstrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/u;

const deepest = 60;
const mostMerges = 200_000;
/** Formats of numbers that are days or moments by their number alone. */
const dayFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

interface Listener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (part: string) => void;
  close?: (name: string) => void;
}

/** Walks a part of the workbook; entities of its own are not followed, so it cannot grow while it is read. */
function walk(bytes: Uint8Array, listener: Listener): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("error", (error) => {
    throw error;
  });
  // No program writes one; what declares entities wants them followed.
  parser.on("doctype", () => {
    throw new Error("The workbook declares a document type.");
  });
  parser.on("opentag", (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > deepest) throw new Error("The workbook nests too deep.");
    listener.open?.(local(tag.name), tag.attributes);
  });
  parser.on("text", (part) => listener.text?.(part));
  parser.on("cdata", (part) => listener.text?.(part));
  parser.on("closetag", (tag) => {
    depth -= 1;
    listener.close?.(local(tag.name));
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const step = 1_000_000;
  for (let at = 0; at < bytes.length; at += step) {
    parser.write(decoder.decode(bytes.subarray(at, at + step), { stream: at + step < bytes.length }));
  }
  parser.close();
}

function local(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}

/** Texts that cells share, in their order; phonetic readings are no part of them. */
function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  if (bytes === undefined) return texts;
  let [text, reads, spoken] = ["", false, false];
  walk(bytes, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") spoken = true;
      reads = name === "t" && !spoken;
    },
    text: (part) => {
      if (reads) text += part;
    },
    close: (name) => {
      reads = false;
      if (name === "rPh") spoken = false;
      if (name === "si") texts.push(text);
    },
  });
  return texts;
}

/** For each style of cells whether it shows a number as a day. */
function dayStyles(bytes: Uint8Array | undefined): boolean[] {
  const styles: boolean[] = [];
  if (bytes === undefined) return styles;
  const own = new Set<number>();
  let inCells = false;
  walk(bytes, {
    open: (name, attributes) => {
      if (name === "numFmt") {
        // Quoted words and escaped letters of a format are no part of the date.
        const code = (attributes["formatCode"] ?? "").replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
        if (/[dy]/i.test(code)) own.add(Number(attributes["numFmtId"]));
      }
      if (name === "cellXfs") inCells = true;
      if (name === "xf" && inCells) {
        const format = Number(attributes["numFmtId"] ?? 0);
        styles.push(dayFormats.has(format) || own.has(format));
      }
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

/** The first sheet that is shown, as the archive names it, and whether days are counted from 1904. */
function firstSheet(archive: ReadonlyMap<string, Uint8Array>): { readonly name: string; readonly from1904: boolean } {
  const book = archive.get("xl/workbook.xml");
  const relations = archive.get("xl/_rels/workbook.xml.rels");
  if (book === undefined || relations === undefined) throw unreadable("format", "The archive is no workbook.");
  let from1904 = false;
  let id: string | undefined;
  walk(book, {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name === "sheet" && id === undefined && (attributes["state"] ?? "visible") === "visible") {
        id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      }
    },
  });
  let target: string | undefined;
  walk(relations, {
    open: (name, attributes) => {
      if (name === "Relationship" && attributes["Id"] === id) target = attributes["Target"];
    },
  });
  const name = (target ?? "").replace(/^\/?(?:xl\/)?/u, "xl/").toLowerCase();
  if (!archive.has(name)) throw unreadable("format", "The workbook shows no sheet.");
  return { name, from1904 };
}

/** The ISO day of a serial number of days; 1900 had no 29 February, whatever the first spreadsheets thought. */
function dayOf(serial: number, from1904: boolean): string {
  const days = Math.floor(serial) + (from1904 ? 1462 : 0);
  const moment = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * 86_400_000);
  return Number.isNaN(moment.getTime()) ? String(serial) : moment.toISOString().slice(0, 10);
}

/** Column and row, from 0, of a reference such as `AB12`. */
function cellAt(reference: string): { readonly column: number; readonly row: number } | undefined {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/u.exec(reference);
  if (found === null) return undefined;
  const column = Array.from(found[1] ?? "").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(found[2]) - 1 };
}

/** A row's number, from 0. @throws {Error} no number of a row */
function rowAt(written: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(written)) throw new Error("A row has no number.");
  return Number(written) - 1;
}

/** A number without the noise of binary fractions: spreadsheets store fifteen digits and write seventeen. */
function numberText(written: string): string {
  const value = Number(written);
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : written;
}

/**
 * The first shown sheet of an .xlsx workbook as a table: its first row with anything in it names the columns. Cells
 * come as they are shown where it matters: days as ISO days, what a formula came to and never the formula, a merged
 * cell's value in every row and column that it spans.
 * @throws {Problem} `file-refused`
 */
export function readXlsx(bytes: Uint8Array, bounds: TableBounds): TableOfFile {
  try {
    return readBook(bytes, bounds);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable("format", "The workbook is broken.");
  }
}

function readBook(bytes: Uint8Array, { mostRows, mostColumns }: TableBounds): TableOfFile {
  const archive = unzip(bytes, wanted);
  const { name, from1904 } = firstSheet(archive);
  const texts = sharedTexts(archive.get("xl/sharedstrings.xml"));
  const isDay = dayStyles(archive.get("xl/styles.xml"));
  const rows = new Map<number, string[]>();
  const merges: string[] = [];
  let [row, column] = [-1, -1];
  let [type, style, value, reads] = ["n", 0, "", false];
  walk(archive.get(name) ?? new Uint8Array(), {
    open: (tag, attributes) => {
      if (tag === "row") {
        row = attributes["r"] === undefined ? row + 1 : rowAt(attributes["r"]);
        column = -1;
        if (rows.size > mostRows + 1) throw unreadable("too-many", `A survey has at most ${mostRows} rows.`);
      }
      if (tag === "c") {
        column = cellAt(attributes["r"] ?? "")?.column ?? column + 1;
        [type, style, value] = [attributes["t"] ?? "n", Number(attributes["s"] ?? 0), ""];
      }
      if (tag === "mergeCell") merges.push(attributes["ref"] ?? "");
      if (merges.length > mostMerges) throw unreadable("heavy", `More than ${mostMerges} cells are merged.`);
      reads = tag === "v" || tag === "t";
    },
    text: (part) => {
      if (reads) value += part;
    },
    close: (tag) => {
      reads = false;
      if (tag !== "c") return;
      const shown = shownValue();
      if (shown === "") return;
      if (column >= mostColumns) throw unreadable("too-many", `A survey has at most ${mostColumns} columns.`);
      const cells = rows.get(row) ?? [];
      cells[column] = shown;
      rows.set(row, cells);
    },
  });
  spread(rows, merges, mostColumns);
  const [head, ...body] = [...rows].toSorted(([one], [other]) => one - other);
  if (head === undefined) throw unreadable("empty", "The sheet is empty.");
  return tableOf(
    Array.from(head[1], (cell: string | undefined) => cell ?? ""),
    body.map(([at, cells]) => ({ line: at + 1, cells })),
  );

  function shownValue(): string {
    if (type === "s") return texts[Number(value)] ?? "";
    if (type === "b") return value === "1" ? "1" : "0";
    // A formula that failed says nothing.
    if (type === "e") return "";
    if (type !== "n" || value === "") return value;
    return isDay[style] ? dayOf(Number(value), from1904) : numberText(value);
  }
}

/**
 * Puts a merged cell's value wherever it reaches. Merged cells never lie over each other, so together they reach no more
 * cells than there are.
 * @throws {Error} they do
 */
function spread(rows: ReadonlyMap<number, string[]>, merges: readonly string[], mostColumns: number): void {
  const numbers = [...rows.keys()].toSorted((one, other) => one - other);
  let left = numbers.length * mostColumns;
  for (const merge of merges) {
    const [from, to] = merge.split(":").map(cellAt);
    const value = from && rows.get(from.row)?.[from.column];
    if (from === undefined || to === undefined || value === undefined) continue;
    const last = Math.min(to.column, mostColumns - 1);
    for (let at = firstFrom(numbers, from.row); at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0;
      const cells = rows.get(number);
      if (cells === undefined || number > to.row) break;
      left -= Math.max(1, last - from.column + 1);
      if (left < 0) throw new Error("Merged cells lie over each other.");
      for (let column = from.column; column <= last; column += 1) cells[column] ??= value;
    }
  }
}

/** The place of the first of sorted numbers that is not below another. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
