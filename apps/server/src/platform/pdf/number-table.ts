import type { SectionTable } from "./official-document.js";

type Pdf = PDFKit.PDFDocument;

/** Points, and sizes of letters. */
const look = { margin: 56, pad: 4, between: 6, least: 6, usual: 8.5, first: 0.24 } as const;
const ink = { text: "#1c1917", quiet: "#57534e", line: "#d6d3d1" } as const;

/** The library knows the attribute, its types do not yet. */
type Scoped = PDFKit.Mixins.StructureElementOptions & { readonly scope: "Row" | "Column" };

/**
 * Sets a table of numbers over the whole width: the first column has names, the others stand at their ends. Its head
 * stands on each page anew; for a screen reader it is there once.
 */
export function addNumbers(pdf: Pdf, root: PDFKit.PDFStructureElement, { columns, rows, total }: SectionTable): void {
  const whole = pdf.page.width - 2 * look.margin;
  const widths = columns.map((_, index) =>
    index === 0 ? whole * look.first : (whole * (1 - look.first)) / Math.max(columns.length - 1, 1),
  );
  const size = sizeFor(pdf, { columns, rows, ...(total && { total }) }, widths);
  const table = pdf.struct("Table");
  root.add(table);

  /** Draws a row; where it begins a page the head is drawn before it, for the eye alone. */
  function row(cells: readonly string[], font: "regular" | "bold", kind: "head" | "row"): void {
    const height = heightOf(pdf, cells, { widths, font, size });
    if (pdf.y + height > pdf.page.maxY()) {
      pdf.addPage();
      if (kind === "row") ornament(pdf, () => drawCells(columns, "bold", ink.quiet));
    }
    const top = pdf.y;
    const line = pdf.struct("TR");
    table.add(line);
    let left = look.margin;
    for (const [index, cell] of cells.entries()) {
      const [x, width] = [left, widths[index] ?? 0];
      const isHead = kind === "head" || index === 0;
      const scope: Scoped = { scope: kind === "head" ? "Column" : "Row" };
      const draw = () => text(cell, { x, top, width, index, font, colour: kind === "head" ? ink.quiet : ink.text });
      line.add(isHead ? pdf.struct("TH", scope, draw) : pdf.struct("TD", {}, draw));
      left += width;
    }
    pdf.y = top + height;
    ornament(pdf, rule);
  }

  function text(
    cell: string,
    at: {
      readonly x: number;
      readonly top: number;
      readonly width: number;
      readonly index: number;
      readonly font: "regular" | "bold";
      readonly colour: string;
    },
  ): void {
    pdf
      .font(at.font)
      .fontSize(size)
      .fillColor(at.colour)
      .text(cell, at.x, at.top + look.pad, {
        width: at.width - look.between,
        align: at.index === 0 ? "left" : "right",
      });
  }

  function drawCells(cells: readonly string[], font: "regular" | "bold", colour: string): void {
    const top = pdf.y;
    const height = heightOf(pdf, cells, { widths, font, size });
    let left = look.margin;
    for (const [index, cell] of cells.entries()) {
      text(cell, { x: left, top, width: widths[index] ?? 0, index, font, colour });
      left += widths[index] ?? 0;
    }
    pdf.y = top + height;
    rule();
  }

  function rule(): void {
    pdf
      .moveTo(look.margin, pdf.y)
      .lineTo(look.margin + whole, pdf.y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
  }

  row(columns, "bold", "head");
  for (const cells of rows) row(cells, "regular", "row");
  if (total) row(total, "bold", "row");
  pdf.x = look.margin;
}

interface Set {
  readonly widths: readonly number[];
  readonly font: "regular" | "bold";
  readonly size: number;
}

function heightOf(pdf: Pdf, cells: readonly string[], { widths, font, size }: Set): number {
  pdf.font(font).fontSize(size);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: (widths[index] ?? 0) - look.between }));
  return Math.max(...heights, size) + 2 * look.pad;
}

/** The largest letters in which no number is broken over two lines. */
function sizeFor(pdf: Pdf, { rows, total = [] }: SectionTable, widths: readonly number[]): number {
  for (let size: number = look.usual; size > look.least; size -= 0.5) {
    pdf.font("bold").fontSize(size);
    const fits = [...rows, total].every((cells) =>
      cells.every((cell, index) => index === 0 || pdf.widthOfString(cell) <= (widths[index] ?? 0) - look.between),
    );
    if (fits) return size;
  }
  return look.least;
}

/** What is drawn for the eye alone: readers pass over it. */
function ornament(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}
