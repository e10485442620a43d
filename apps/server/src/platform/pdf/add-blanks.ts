import type { Section } from "./official-document.js";
import { ink, keepTogether, ornament, page, type Pdf, width } from "./sheet.js";

type Blanks = NonNullable<Section["blanks"]>;

/** Points: room to write in, and what a row takes with what stands below its lines. */
const [room, rowHeight] = [26, 46] as const;

/** Adds lines to be written on by hand, whole on one page. */
export function addBlanks(pdf: Pdf, root: PDFKit.PDFStructureElement, blanks: Blanks): void {
  keepTogether(pdf, blanks.length * rowHeight);
  for (const { term, lines } of blanks) {
    const line = pdf.y + room;
    const begin = page.margin + page.term + page.gap;
    const each = (width(pdf) - page.term - page.gap * lines.length) / lines.length;
    root.add(
      pdf.struct("P", {}, () => {
        pdf.font("regular").fontSize(10).fillColor(ink.text);
        pdf.text(term, page.margin, line - 12, { width: page.term, lineBreak: false });
      }),
    );
    for (const [at, caption] of lines.entries()) {
      const left = begin + at * (each + page.gap);
      ornament(pdf, () => {
        pdf
          .moveTo(left, line)
          .lineTo(left + each, line)
          .lineWidth(0.5)
          .strokeColor(ink.quiet)
          .stroke();
      });
      root.add(
        pdf.struct("P", {}, () => {
          pdf.fontSize(8).fillColor(ink.quiet);
          pdf.text(caption, left, line + 3, { width: each, align: "center", lineBreak: false });
        }),
      );
    }
    pdf.y = line + rowHeight - room;
  }
}
