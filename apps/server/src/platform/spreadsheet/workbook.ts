import { Readable } from "node:stream";
import type { Cell } from "./cell.js";
import { type ZipEntry, zipStream } from "./zip-stream.js";

/** Media type of .xlsx files (ECMA-376). */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table to write: one heading row, then the rows as they come. */
export interface Sheet {
  /** Name of the sheet: at most 31 characters, without `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

function escape(text: string): string {
  return (
    text
      // Characters XML 1.0 has no way to hold.
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

/** Rows of one sheet, its heading counted, at the most (ECMA-376 leaves it open, spreadsheets do not). */
const mostRows = 1_048_576;
/** Characters a cell holds at the most; the rest is cut, and says so. */
const mostCharacters = 32_767;
/** Text gathered before it is handed on: a piece for each row would cost more than the rows. */
const pieceLength = 65_536;
const styles = { plain: 0, heading: 1, day: 2 } as const;

/** Days since 1899-12-30, as spreadsheets count them. */
function serialOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569;
}

/** Letters of a column, by its number from 0: A to Z, then AA. */
function lettersOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

/**
 * A cell at its address; an empty one is left out, which its neighbours' addresses allow. Text is written in place,
 * never shared or computed: nothing a person typed is ever taken for a formula.
 */
function cellXml(cell: Cell, at: string, style: number): string {
  if (cell === null || cell === "") return "";
  const styled = style === styles.plain ? "" : ` s="${style}"`;
  if (typeof cell === "number") return Number.isFinite(cell) ? `<c r="${at}"${styled}><v>${cell}</v></c>` : "";
  if (typeof cell === "object") return `<c r="${at}" s="${styles.day}"><v>${serialOf(cell.day)}</v></c>`;
  const text = cell.length > mostCharacters ? `${cell.slice(0, mostCharacters - 1)}…` : cell;
  // Most of a sheet is what stands around its texts: what says nothing is left out, for imports are bounded.
  const space = /^\s|\s$|\s\s/.test(text) ? ' xml:space="preserve"' : "";
  return `<c r="${at}" t="inlineStr"${styled}><is><t${space}>${escape(text)}</t></is></c>`;
}

/** A row under its number. The standard lets rows and cells go without where they stand; several readers do not. */
function row(cells: readonly Cell[], number: number, letters: readonly string[], style: number): string {
  const written = cells.map((cell, index) => cellXml(cell, `${letters[index] ?? lettersOf(index)}${number}`, style));
  return `<row r="${number}">${written.join("")}</row>`;
}

/** The rows still to be written, shared by the sheets they fill one after the other. */
interface Source {
  readonly rows: AsyncIterator<readonly Cell[]>;
  /** The row that found no room on the sheet before. */
  next: readonly Cell[] | undefined;
}

async function* sheetXml(sheet: Sheet, source: Source): AsyncGenerator<string> {
  const widths = sheet.columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const letters = sheet.columns.map((_, index) => lettersOf(index));
  let piece = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
  piece += row(
    sheet.columns.map(({ heading }) => heading),
    1,
    letters,
    styles.heading,
  );
  for (let written = 1; source.next !== undefined && written < mostRows; written += 1) {
    piece += row(source.next, written + 1, letters, styles.plain);
    if (piece.length >= pieceLength) {
      yield piece;
      piece = "";
    }
    source.next = await following(source.rows);
  }
  yield `${piece}</sheetData></worksheet>`;
}

async function following(rows: AsyncIterator<readonly Cell[]>): Promise<readonly Cell[] | undefined> {
  const step = await rows.next();
  return step.done === true ? undefined : step.value;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
}

function part(name: string, type: string): string {
  return `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

/** A name for the n-th sheet: the table's own, then `… 2`, `… 3`. */
function sheetName(name: string, n: number): string {
  return n === 1 ? name : `${name.slice(0, 27)} ${n}`;
}

/** Sheets first, then the parts that name them: how many there are is known when the rows are at their end. */
async function* entries(sheet: Sheet): AsyncGenerator<ZipEntry> {
  const iterator = sheet.rows[Symbol.asyncIterator]();
  let count = 0;
  try {
    const source: Source = { rows: iterator, next: await following(iterator) };
    do {
      count += 1;
      yield { name: `xl/worksheets/sheet${count}.xml`, content: sheetXml(sheet, source) };
    } while (source.next !== undefined);
  } finally {
    // Whoever takes the file may go before its end: what reads the rows is told.
    await iterator.return?.();
  }
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  yield {
    name: "[Content_Types].xml",
    content: [
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${numbers.map((n) => part(`/xl/worksheets/sheet${n}.xml`, "worksheet")).join("")}${part("/xl/styles.xml", "styles")}</Types>`,
    ],
  };
  yield {
    name: "_rels/.rels",
    content: [
      `${declaration}<Relationships xmlns="${packages}/relationships">${relationship("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
  };
  yield {
    name: "xl/workbook.xml",
    content: [
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbers.map((n) => `<sheet name="${escape(sheetName(sheet.name, n))}" sheetId="${n}" r:id="r${n}"/>`).join("")}</sheets></workbook>`,
    ],
  };
  yield {
    name: "xl/_rels/workbook.xml.rels",
    content: [
      `${declaration}<Relationships xmlns="${packages}/relationships">${numbers.map((n) => relationship(`r${n}`, "worksheet", `worksheets/sheet${n}.xml`)).join("")}${relationship(`r${count + 1}`, "styles", "styles.xml")}</Relationships>`,
    ],
  };
  yield {
    name: "xl/styles.xml",
    content: [
      `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ],
  };
}

/**
 * An .xlsx file, made while it is sent: the memory it needs does not grow with the rows. More rows than a sheet holds go
 * on in the next one.
 */
export function workbook(sheet: Sheet): Readable {
  return Readable.from(zipStream(entries(sheet)), { objectMode: false });
}
