import type { DataTableColumn, SortBy } from "./types.js";

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

type SortValue = string | number | null;

/** A column's sort values of a list, read once and kept as long as the list is. */
const cachedValues = new WeakMap<readonly object[], Map<unknown, readonly SortValue[]>>();

function sortValues<Row extends object>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
): readonly SortValue[] {
  const ofList = cachedValues.get(rows) ?? new Map<unknown, readonly SortValue[]>();
  cachedValues.set(rows, ofList);
  const values = ofList.get(sortValue) ?? rows.map((row) => sortValue(row));
  ofList.set(sortValue, values);
  return values;
}

/** The order of words; without one text is ordered by code unit. */
type OrderOfWords = ((a: string, b: string) => number) | undefined;

/** The distinct values from the least to the greatest: numbers by size, text by its order, what is missing last. */
function ascending(distinct: Iterable<SortValue>, compare: OrderOfWords): SortValue[] {
  const numbers: number[] = [];
  const texts: string[] = [];
  const missing: null[] = [];
  for (const value of distinct) {
    if (value === null) missing.push(value);
    else if (typeof value === "number") numbers.push(value);
    else texts.push(value);
  }
  // Without words both orders are the engine's own, without a call per comparison; the text's is by code unit.
  return [...Float64Array.from(numbers).toSorted(), ...texts.toSorted(compare), ...missing];
}

/** How values of a column are put in order. */
interface Step {
  readonly descending: boolean;
  readonly compare: OrderOfWords;
}

/** The places in the order of these values; equal ones stay as they stand. */
function placesBy(
  places: readonly number[],
  values: readonly SortValue[],
  { descending, compare }: Step,
): readonly number[] {
  return values.every((value) => typeof value === "number")
    ? placesByNumber(places, Float64Array.from(values), descending)
    : placesByText(places, values, { descending, compare });
}

function placesByNumber(places: readonly number[], values: Float64Array, descending: boolean): readonly number[] {
  const of = (place: number): number => values[place] ?? 0;
  return places.toSorted(descending ? (a, b) => of(b) - of(a) : (a, b) => of(a) - of(b));
}

/**
 * Sorts the distinct values and counts the rows into them. Numbers compare faster than they are counted; of text, where
 * owners, places and statuses repeat, comparing row with row takes four times as long.
 */
function placesByText(
  places: readonly number[],
  values: readonly SortValue[],
  { descending, compare }: Step,
): readonly number[] {
  const groups = new Map<SortValue, number>();
  const groupOf = new Uint32Array(places.length);
  const sizes: number[] = [];
  for (const place of places) {
    const value = values[place] ?? null;
    let group = groups.get(value);
    if (group === undefined) {
      group = sizes.length;
      groups.set(value, group);
      sizes.push(0);
    }
    groupOf[place] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const order = ascending(groups.keys(), compare);
  if (descending) order.reverse();
  const next = new Uint32Array(sizes.length);
  let at = 0;
  for (const value of order) {
    const group = groups.get(value) ?? 0;
    next[group] = at;
    at += sizes[group] ?? 0;
  }
  const ordered = [...places];
  for (const place of places) {
    const group = groupOf[place] ?? 0;
    const to = next[group] ?? 0;
    ordered[to] = place;
    next[group] = to + 1;
  }
  return ordered;
}

/**
 * The rows in this order; rows that it does not tell apart keep the order of the list. Columns without `sortValue` are passed over.
 *
 * @param language by whose order words are compared
 */
export function sortedRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: readonly SortBy[],
  language: string,
): readonly Row[] {
  const steps = sort.flatMap(({ column, direction }) => {
    const { sortValue, sortsAs } = columns.find(({ id }) => id === column) ?? {};
    if (!sortValue) return [];
    const compare = sortsAs === "words" ? new Intl.Collator(language, { numeric: true }).compare : undefined;
    return { values: sortValues(rows, sortValue), descending: direction === "desc", compare };
  });
  if (steps.length === 0) return rows;
  let places: readonly number[] = Array.from(rows, (_, index) => index);
  // The least weighty first: every later step leaves the order within its equals.
  for (const { values, ...step } of steps.toReversed()) places = placesBy(places, values, step);
  return places.map((place) => rows[place] as Row);
}
