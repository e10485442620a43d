/** How many things have stood so many whole days. */
export interface Stay {
  readonly age: number;
  readonly files: number;
}

/**
 * So many days at least one in `one` of them stands (the nearest rank of a quantile): of two the median, of ten the
 * 90th percentile.
 * @param stays the longest first
 * @returns null where nothing stands
 */
export function stoodByOneIn(one: number, stays: readonly Stay[]): number | null {
  const all = stays.reduce((sum, { files }) => sum + files, 0);
  let seen = 0;
  for (const { age, files } of stays) {
    seen += files;
    if (files > 0 && seen * one >= all) return age;
  }
  return null;
}
