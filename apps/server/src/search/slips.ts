/**
 * How many letters must be put in, left out or changed so that `typed` begins `word`; undefined where that is more than
 * `most`. (Levenshtein's distance to the nearest beginning of `word`.)
 */
export function withinDistance(typed: string, word: string, most: number): number | undefined {
  if (most < 0 || word.length < typed.length - most) return undefined;
  const length = Math.min(word.length, typed.length + most);
  let row = Array.from({ length: length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= length; j += 1) {
      const change = (row[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return undefined;
    row = next;
  }
  const least = Math.min(...row);
  return least > most ? undefined : least;
}
