import PdfKit from "pdfkit";
import { encode } from "uqr";
import { addBlanks } from "./add-blanks.js";
import { addFigures, roomOfFigures } from "./add-figures.js";
import { setEvenFigures } from "./even-figures.js";
import type { OfficialDocument, Section } from "./official-document.js";
import { drawn, fonts, headOf, ink, keepTogether, page, type Pdf, ruleBelow, width } from "./sheet.js";

/** Heights that stay together: of a section's heading with the space below, and of the first two lines of a text. */
const [heading, twoLines] = [26, 34] as const;

/**
 * Sets a document on A4 as a tagged PDF/UA-1: headings, tables and the code's alternative text are there for a screen
 * reader, its language is said, its fonts are embedded. Equal documents and moments give equal bytes.
 * @param madeAt goes into the file as its date
 */
export async function renderDocument(document: OfficialDocument, madeAt: Date): Promise<Buffer> {
  const pdf = new PdfKit({
    size: "A4",
    layout: document.layout ?? "portrait",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.margin + page.foot },
    pdfVersion: "1.7",
    // PDF/UA is newer than the types of the library.
    subset: "PDF/UA" as "PDF/A-2a",
    tagged: true,
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.title, Author: document.heading, CreationDate: madeAt, ModDate: madeAt },
  });
  const bytes = collect(pdf);
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  setEvenFigures(pdf, ["bold", "regular"]);
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  const hasCode = document.check !== undefined;
  const say = (tag: string, text: string, look: Look): void => {
    root.add(pdf.struct(tag, {}, () => write(pdf, text, { ...look, beside: hasCode })));
  };
  say("P", document.heading, { font: "bold", size: 9, colour: ink.accent, after: 14 });
  say("H1", document.title, { font: "bold", size: 19, colour: ink.text, after: 4 });
  say("P", document.subtitle, { font: "regular", size: 10, colour: ink.quiet, after: 14 });
  if (document.check) {
    root.add(check(pdf, document.check));
    // Drawn when it is added; what follows takes the whole width.
    pdf.y = Math.max(pdf.y, page.margin + page.codeSize + page.gap);
  }
  if (document.notice) say("P", document.notice, { font: "bold", size: 10, colour: ink.text, after: 14 });
  for (const section of document.sections.map(printable)) {
    // A heading never stands at the foot of a page without what it is over.
    keepTogether(pdf, heading + roomOfFirst(pdf, section));
    say("H2", section.title, { font: "bold", size: 12, colour: ink.text, after: 6 });
    if (section.facts && section.facts.length > 0) addTable(pdf, root, section.facts);
    if (section.table) addFigures(pdf, root, section.table);
    if (section.facts && (section.paragraphs || section.code || section.blanks)) pdf.y += 4;
    if (section.code) addCode(pdf, root, section.code);
    for (const paragraph of section.paragraphs ?? []) {
      say("P", paragraph, { font: "regular", size: 10, colour: ink.text, after: 8 });
    }
    if (section.blanks) addBlanks(pdf, root, section.blanks);
    pdf.moveDown(0.6);
  }
  root.end();
  numberPages(pdf, document);
  pdf.end();
  return bytes;
}

/** Height of what a section begins with. */
function roomOfFirst(pdf: Pdf, { facts, table }: Section): number {
  const [first] = facts ?? [];
  if (first) return roomOf(pdf, measure(pdf, first));
  return table ? roomOfFigures(pdf, table) : twoLines;
}

function printable({ facts, paragraphs, ...section }: Section): Section {
  return {
    ...section,
    ...(facts && { facts: facts.map(({ term, details }) => ({ term: drawn(term), details: drawn(details) })) }),
    ...(paragraphs && { paragraphs: paragraphs.map(drawn) }),
  };
}

interface Look {
  readonly font: keyof typeof fonts;
  readonly size: number;
  readonly colour: string;
  /** Space below it, in points. */
  readonly after: number;
  /** Whether the code at the top of the first page takes its room. @default true */
  readonly beside?: boolean;
}

function write(pdf: Pdf, text: string, { font, size, colour, after, beside = true }: Look): void {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(text, page.margin, pdf.y, { width: beside ? widthAt(pdf) : width(pdf), lineGap: 2 });
  pdf.y += after;
}

/** Room for text from here on: beside the code at the top of the first page, the whole width elsewhere. */
function widthAt(pdf: Pdf): number {
  const isBeside = pdf.bufferedPageRange().count === 1 && pdf.y < page.margin + page.codeSize;
  return isBeside ? width(pdf) - page.codeSize - page.gap : width(pdf);
}

type Fact = NonNullable<Section["facts"]>[number];

function widthOfDetails(pdf: Pdf): number {
  return width(pdf) - page.term - page.gap;
}

/** Heights of a row's two texts, and of the row. */
function measure(pdf: Pdf, { term, details }: Fact): { readonly term: number; readonly height: number } {
  pdf.font("regular").fontSize(10);
  const head = pdf.heightOfString(term, { width: page.term, lineGap: 2 });
  return {
    term: head,
    height: Math.max(head, pdf.heightOfString(details, { width: widthOfDetails(pdf), lineGap: 2 })),
  };
}

/**
 * Height that a row needs on its page: all of it, or, where it is longer than a page under its heading, that of its
 * head, for the rest is cut somewhere.
 */
function roomOf(pdf: Pdf, { term, height }: ReturnType<typeof measure>): number {
  return (heading + height + 10 > pdf.page.maxY() - page.margin ? term : height) + 10;
}

/** The library draws an element's text as it becomes part of the document: each row does before the next may begin a page. */
function addTable(pdf: Pdf, root: PDFKit.PDFStructureElement, facts: NonNullable<Section["facts"]>): void {
  const element = pdf.struct("Table");
  root.add(element);
  const detailsWidth = widthOfDetails(pdf);
  const detailsLeft = page.margin + page.term + page.gap;
  for (const fact of facts) {
    const { term, details } = fact;
    const measured = measure(pdf, fact);
    keepTogether(pdf, roomOf(pdf, measured));
    const top = pdf.y;
    const begun = pdf.bufferedPageRange().count;
    const row = pdf.struct("TR");
    element.add(row);
    row.add(
      pdf.struct("TH", headOf.row, () => {
        pdf.fillColor(ink.quiet).text(term, page.margin, top, { width: page.term, lineGap: 2 });
      }),
    );
    row.add(
      pdf.struct("TD", {}, () => {
        pdf.fillColor(ink.text).text(details, detailsLeft, top, { width: detailsWidth, lineGap: 2 });
      }),
    );
    // Cut at the foot of a page, the row ends where its text does.
    pdf.y = (pdf.bufferedPageRange().count > begun ? pdf.y : top + measured.height) + 4;
    ruleBelow(pdf);
    pdf.y += 5;
  }
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

function drawCode(pdf: Pdf, payload: string, { left, top, size }: Square): void {
  const { data, size: modules } = encode(payload, { ecc: "M", border: 2 });
  const module = size / modules;
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) pdf.rect(left + x * module, top + y * module, module, module);
    }
  }
  pdf.fill(ink.text);
}

/** A section's own QR code, whole on one page. */
function addCode(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { payload, alternative }: NonNullable<Section["code"]>,
): void {
  keepTogether(pdf, page.ownCode);
  const top = pdf.y;
  root.add(
    pdf.struct("Figure", { alt: alternative }, () =>
      drawCode(pdf, payload, { left: page.margin, top, size: page.ownCode }),
    ),
  );
  pdf.y = top + page.ownCode + 4;
}

/** The QR code at the top right, where no short document loses it to a page of its own, and how to check by it. */
function check(
  pdf: Pdf,
  { address, title, text, alternative }: NonNullable<OfficialDocument["check"]>,
): PDFKit.PDFStructureElement {
  const element = pdf.struct("Sect");
  element.add(
    pdf.struct("Figure", { alt: alternative }, () =>
      drawCode(pdf, address, {
        left: page.margin + width(pdf) - page.codeSize,
        top: page.margin,
        size: page.codeSize,
      }),
    ),
  );
  const say = (words: string, look: Look): void => {
    element.add(pdf.struct("P", {}, () => write(pdf, words, look)));
  };
  say(title, { font: "bold", size: 9, colour: ink.text, after: 2 });
  say(text, { font: "regular", size: 9, colour: ink.quiet, after: 14 });
  return element;
}

function numberPages(pdf: Pdf, document: OfficialDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf
      .font("regular")
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(document.foot(index + 1, count), page.margin, pdf.page.height - page.margin, {
        width: width(pdf),
        align: "center",
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

async function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
}
