/** Characters of a label at most. */
export const labelLimit = 200;

/**
 * What a label may not hold: control characters (a tab of a spreadsheet's cell) and the two codes that are no characters
 * at all. XML has no way to write them.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what a label may not hold
const noLetters = /[\u0000-\u001f\u007f\ufffe\uffff]+/g;

/**
 * A text as a label: one line, well formed, not too long. What people type and paste, what a file says and what the
 * service stores go by this one rule: {@link isLabel} is true of what it answers, and it leaves such a text as it is.
 */
export const cleanLabel = (text: string): string =>
  // A pair of halves that the limit cuts through is no letter any more: its first half goes, too.
  text
    .toWellFormed()
    .replace(noLetters, " ")
    .slice(0, labelLimit)
    .replace(/[\ud800-\udbff]$/, "");

/** Whether a value is a label as it stands. */
export const isLabel = (value: unknown): value is string => typeof value === "string" && cleanLabel(value) === value;
