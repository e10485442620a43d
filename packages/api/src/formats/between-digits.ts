/** Source of a class of what stands between a number's digits: blanks, every kind of dash, minus, dots, strokes. */
export const betweenDigits = String.raw`[\s\p{Pd}\u2212._/]`;

/** A number's digits, without what stands between them. */
export function withoutBetween(text: string): string {
  return text.replace(new RegExp(betweenDigits, "gu"), "");
}
