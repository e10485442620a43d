/** Slips that are forgiven in a word: none in a short one, one in words of four letters, two in words of eight. */
export function slipsForgiven(word: string): 0 | 1 | 2 {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * How many letters must be put in, left out, changed or swapped with the next one so that `typed` begins `word`;
 * undefined where that is more than `most`. (Optimal string alignment, to the nearest beginning of `word`.)
 */
export function withinDistance(typed: string, word: string, most: number): number | undefined {
  if (most < 0 || word.length < typed.length - most) return undefined;
  const length = Math.min(word.length, typed.length + most);
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= length; j += 1) {
      const change = (row[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return undefined;
    [before, row] = [row, next];
  }
  const least = Math.min(...row);
  return least > most ? undefined : least;
}
