import type { Pdf } from "./sheet.js";

type Features = readonly string[] | Readonly<Record<string, boolean>>;

/** A font as the library holds it; its types do not tell of it. */
interface HeldFont {
  layoutRun(text: string, features?: Features): object;
}

/** Figures of one width, and hyphens with them. */
const even = ["tnum"];
/** The same without what marks beside each other do to each other: looking for that is most of the time of setting. */
const evenAlone = { tnum: true, calt: false };
/** Among these nothing is done to any. */
const areFigures = /^[\d\s.,]+$/;
/** What has letters is read as a word: a hyphen in it is not as wide as a figure. */
const isWord = /\p{L}/u;

function featuresOf(text: string): Features | undefined {
  if (areFigures.test(text)) return evenAlone;
  return isWord.test(text) ? undefined : even;
}

/**
 * Has figures of some fonts set in one width. Those of the text are drawn so close to a point before or
 * behind them that the point of 27.11 all but vanishes; and sums stand under each other.
 *
 * It is told to the font, and not with each text: the library remembers how words are set only where it is asked for no
 * features, and a cell of a table is set eight times, to be measured, broken and drawn.
 */
export function setEvenFigures(pdf: Pdf, names: readonly string[]): void {
  for (const name of names) {
    const { _font: font } = pdf.font(name) as Pdf & { readonly _font: HeldFont };
    const set = font.layoutRun.bind(font);
    font.layoutRun = (text) => set(text, featuresOf(text));
  }
}
