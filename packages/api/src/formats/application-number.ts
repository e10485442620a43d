/** What stands between digits: blanks, every kind of dash, minus, dots, strokes. */
const between = /[\s\p{Pd}\u2212._/]/gu;

/**
 * An application's number as it is kept (`2026-1703-000001`), of however its fourteen digits were typed: the pad of
 * numbers on a phone has no hyphen, and what is copied brings dashes and blanks. `undefined` for anything else.
 */
export function parseApplicationNumber(text: string): string | undefined {
  const parts = /^(\d{4})(\d{4})(\d{6})$/.exec(text.replace(between, ""));
  return parts === null ? undefined : parts.slice(1).join("-");
}
