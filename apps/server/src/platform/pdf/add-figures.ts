import type { FigureRow, FigureTable } from "./official-document.js";
import { drawn, headOf, ink, keepTogether, page, type Pdf, ruleBelow, width } from "./sheet.js";

/** Points: sizes of letters that are tried, the widest that fits wins; between columns; the least room for names. */
const [sizes, between, names] = [[8, 7.5, 7, 6.5, 6, 5.5], 8, 96] as const;

interface Columns {
  readonly size: number;
  readonly widths: readonly number[];
}

/** Width of the widest of some words, in the bolder letters. */
function widthOfWidest(pdf: Pdf, words: readonly string[], size: number): number {
  pdf.font("bold").fontSize(size);
  return Math.max(...words.map((word) => pdf.widthOfString(word)));
}

/** A table's columns: each as wide as its widest figure and the longest word above it, what is left goes to the names. */
function columnsOf(pdf: Pdf, { headings, rows, total }: FigureTable): Columns {
  const all = [...rows, total];
  for (const size of sizes) {
    const figures = headings.slice(1).map((heading, at) => {
      // A hair more, or the library breaks what is as wide as its room.
      const values = all.map(({ figures: cells }) => cells[at]?.value ?? "");
      // A word is broken from the next with its blank, and within itself where both have no room.
      const widest = widthOfWidest(pdf, [...values, ...(heading.match(/\S+\s*/g) ?? [])], size);
      return Math.ceil(widest) + between + 1;
    });
    const left = width(pdf) - figures.reduce((sum, one) => sum + one, 0);
    if (left >= names || size === sizes.at(-1)) return { size, widths: [Math.max(left, names), ...figures] };
  }
  throw new Error("The last size is always taken.");
}

type Font = "regular" | "bold";

interface Line {
  readonly name: string;
  readonly cells: readonly { readonly value: string; readonly note: string | null }[];
  readonly font: Font;
}

const lineOf = ({ name, figures }: FigureRow, font: Font): Line => ({ name: drawn(name), cells: figures, font });

function heightOf(pdf: Pdf, { size, widths }: Columns, { name, cells, font }: Line): number {
  pdf.font(font).fontSize(size);
  const texts = [name, ...cells.map(({ value }) => value)];
  const heights = texts.map((text, at) => pdf.heightOfString(text, { width: (widths[at] ?? 0) - between }));
  const hasNote = cells.some(({ note }) => note !== null);
  return Math.max(...heights) + (hasNote ? pdf.currentLineHeight() : 0);
}

/** Height of a table's head and of its first row. */
export function roomOfFigures(pdf: Pdf, table: FigureTable): number {
  const columns = columnsOf(pdf, table);
  const [first = table.total] = table.rows;
  return heightOf(pdf, columns, headingsOf(table)) + heightOf(pdf, columns, lineOf(first, "regular")) + 24;
}

function headingsOf({ headings: [name = "", ...headings] }: FigureTable): Line {
  return { name, cells: headings.map((value) => ({ value, note: null })), font: "bold" };
}

/** Adds a table of figures: its head once more on each page it goes on to, its total in bold at its end. */
export function addFigures(pdf: Pdf, root: PDFKit.PDFStructureElement, table: FigureTable): void {
  const columns = columnsOf(pdf, table);
  const element = pdf.struct("Table");
  root.add(element);
  const head = headingsOf(table);
  drawLine(pdf, columns, element, { ...head, is: "head" });
  const lines = [...table.rows.map((row) => lineOf(row, "regular")), lineOf(table.total, "bold")];
  for (const line of lines) {
    const room = heightOf(pdf, columns, line) + 9;
    if (pdf.y + room > pdf.page.maxY()) {
      keepTogether(pdf, room);
      drawLine(pdf, columns, element, { ...head, is: "head" });
    }
    drawLine(pdf, columns, element, { ...line, is: "row" });
  }
}

/** Draws a row and what is under it. The library draws an element's text as it becomes part of the document. */
function drawLine(
  pdf: Pdf,
  columns: Columns,
  table: PDFKit.PDFStructureElement,
  { is, ...line }: Line & { readonly is: "head" | "row" },
): void {
  const { size, widths } = columns;
  const top = pdf.y;
  const height = heightOf(pdf, columns, line);
  const row = pdf.struct("TR");
  table.add(row);
  let left = page.margin;
  const cell = (text: string, at: number, note: string | null): void => {
    const own = { x: left, width: (widths[at] ?? 0) - between };
    left += widths[at] ?? 0;
    const isName = at === 0;
    const options = { width: own.width, align: isName ? ("left" as const) : ("right" as const) };
    const draw = () => {
      pdf.font(line.font).fontSize(size);
      pdf.fillColor(is === "head" ? ink.quiet : ink.text).text(text, own.x, top, options);
      if (note !== null) pdf.font("regular").fillColor(ink.quiet).text(note, own.x, pdf.y, options);
    };
    row.add(
      is === "head"
        ? pdf.struct("TH", headOf.column, draw)
        : isName
          ? pdf.struct("TH", headOf.row, draw)
          : pdf.struct("TD", {}, draw),
    );
  };
  cell(line.name, 0, null);
  for (const [at, { value, note }] of line.cells.entries()) cell(value, at + 1, note);
  pdf.y = top + height + 4;
  ruleBelow(pdf, is === "head" ? ink.quiet : ink.line);
  pdf.y += 5;
}
