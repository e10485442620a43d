import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** Inter (OFL), whole and static: the letters of Uzbek in both scripts, oʻ gʻ ʼ and қ ғ ҳ ў among them. */
export const fonts = {
  regular: readFileSync(require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
  bold: readFileSync(require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
} as const;

/** Measures of a sheet, in points. */
export const page = { margin: 56, foot: 16, term: 168, gap: 12, codeSize: 96, ownCode: 132 } as const;
/** Colours of a sheet. */
export const ink = { text: "#1c1917", quiet: "#57534e", line: "#d6d3d1", accent: "#0b6b72" } as const;

type Head<Scope> = PDFKit.Mixins.StructureElementOptions & { readonly scope: Scope };

/** Heads of rows and columns of a table. The library knows the attribute, its types do not yet. */
export const headOf: { readonly row: Head<"Row">; readonly column: Head<"Column"> } = {
  row: { scope: "Row" },
  column: { scope: "Column" },
};

/** A document on its way. */
export type Pdf = PDFKit.PDFDocument;

/** What people paste brings marks that no font draws: tabs, returns, and signs that only a program reads. */
export function drawn(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, "");
}

/** Width between the margins. */
export function width(pdf: Pdf): number {
  return pdf.page.width - 2 * page.margin;
}

/** Begins a new page unless so much height is left. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** What is drawn for the eye alone: readers pass over it. */
export function ornament(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

/** A hairline where the text ends. */
export function ruleBelow(pdf: Pdf, colour: string = ink.line): void {
  ornament(pdf, () => {
    pdf
      .moveTo(page.margin, pdf.y)
      .lineTo(page.margin + width(pdf), pdf.y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  });
}
