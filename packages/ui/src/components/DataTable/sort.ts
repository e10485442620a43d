import type { SortBy } from "./types.js";

/**
 * The order after a heading was pressed: up, then down, then as it was. Alone it replaces the order; with `add` (Shift)
 * it joins it, as the least weighty.
 */
export function nextSort(sort: readonly SortBy[], column: string, add: boolean): readonly SortBy[] {
  const current = sort.find((by) => by.column === column)?.direction;
  const next: SortBy | undefined =
    current === undefined
      ? { column, direction: "asc" }
      : current === "asc"
        ? { column, direction: "desc" }
        : undefined;
  if (!add) return next ? [next] : [];
  if (current === undefined && next) return [...sort, next];
  return sort.flatMap((by) => (by.column === column ? (next ?? []) : by));
}

/** Compares sort values: numbers by size, text by code unit (keys are made for that). Nothing given stands last in an ascending order. */
export function compareSortValues(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
