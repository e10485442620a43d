/** Rows that stand together. */
export interface RowGroup<Row> {
  /** What names it, once among the groups of a table. */
  readonly key: string;
  /** Its rows, in their order. */
  readonly rows: readonly Row[];
  /** Their ids, in the same order. */
  readonly ids: readonly string[];
}

/** What stands below each other: rows, and holes where headings stand. */
export interface GroupedLines<Row> {
  readonly lines: readonly (Row | undefined)[];
  /** The groups whose headings stand in the holes, by place. */
  readonly headings: ReadonlyMap<number, RowGroup<Row>>;
}

/** How rows are put together. */
interface GroupingOfRows<Row> {
  readonly keyOf: (row: Row) => string;
  readonly rowId: (row: Row) => string;
  /** Order of the groups by their keys; without it they stand in the order of their first rows in the list. */
  readonly compare: ((a: string, b: string) => number) | undefined;
}

/**
 * The groups of a list.
 *
 * @param list in whose order groups stand
 * @param sorted the same rows, in whose order they stand within each group
 */
export function rowGroups<Row>(
  list: readonly Row[],
  sorted: readonly Row[],
  { keyOf, rowId, compare }: GroupingOfRows<Row>,
): readonly RowGroup<Row>[] {
  const byKey = new Map<string, Row[]>();
  if (list !== sorted) for (const row of list) byKey.set(keyOf(row), []);
  for (const row of sorted) {
    const key = keyOf(row);
    const rows = byKey.get(key);
    if (rows) rows.push(row);
    else byKey.set(key, [row]);
  }
  const groups = Array.from(byKey, ([key, rows]) => ({ key, rows, ids: rows.map((row) => rowId(row)) }));
  return compare ? groups.toSorted((a, b) => compare(a.key, b.key)) : groups;
}

/** Each group's heading, and its rows where it is open. */
export function groupedLines<Row>(
  groups: readonly RowGroup<Row>[],
  isExpanded: (key: string) => boolean,
): GroupedLines<Row> {
  const headings = new Map<number, RowGroup<Row>>();
  const lines: (Row | undefined)[] = [];
  for (const group of groups) {
    headings.set(lines.length, group);
    lines.push(undefined);
    // One by one: a spread of a hundred thousand is more than a call takes.
    if (isExpanded(group.key)) for (const row of group.rows) lines.push(row);
  }
  return { lines, headings };
}
