/** How long a pause, in milliseconds, ends one word and begins the next. */
const pause = 700;

/** A folded text compares without regard to case and to the many marks that stand for ʻ and ʼ. */
export function foldText(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ʻʼ‘’'`]/g, "");
}

/** What was typed so far, and when. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** One more character, in the same word unless there was a pause. */
export function typeOn(before: Typed | undefined, character: string, at: number): Typed {
  return { text: before && at - before.at < pause ? before.text + character : character, at };
}

/**
 * The next row that starts with what was typed, from row `from` on and around, or -1. A word goes on matching the row
 * it has found; the same letter pressed again goes on to the next row that starts with it.
 *
 * @param textOf what a row starts with, folded like `typed`
 */
export function findRow(count: number, from: number, typed: string, textOf: (index: number) => string): number {
  const first = typed.slice(0, 1);
  const repeats = typed.length > 1 && typed === first.repeat(typed.length);
  const look = (wanted: string, start: number): number => {
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count;
      if (textOf(index).startsWith(wanted)) return index;
    }
    return -1;
  };
  const found = look(typed, typed.length === 1 ? from + 1 : Math.max(0, from));
  return found < 0 && repeats ? look(first, from + 1) : found;
}
