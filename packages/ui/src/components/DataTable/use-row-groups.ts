import { useCallback, useMemo, useState } from "react";
import { type GroupedLines, groupedLines, rowGroups } from "./group-rows.js";
import { plainText } from "./plain-text.js";
import { allSelected, isSelected, type Selection, withSelected } from "./selection.js";
import { sortedRows } from "./sort.js";
import type { DataTableColumn, RowGrouping, SortBy } from "./types.js";

interface Options<Row> {
  readonly grouping: RowGrouping<Row> | undefined;
  /** The rows as the host gives them. */
  readonly given: readonly Row[];
  /** The given rows, sorted. */
  readonly sorted: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  /** The order that is made here; nothing where a server makes it. */
  readonly sort: readonly SortBy[];
  readonly language: string;
  readonly rowId: (row: Row) => string;
  /** Whether all groups stand open, whoever closed them: on paper. */
  readonly opensAll: boolean;
}

/** The rows of a table, in groups where it has them. */
export interface RowGroups<Row> extends GroupedLines<Row> {
  /** All rows, those of closed groups too, in the order of the table. */
  readonly rows: readonly Row[];
  readonly isGrouped: boolean;
  readonly isExpanded: (key: string) => boolean;
  /** What the heading at this place stands for; undefined of a row. */
  readonly headed: (index: number) => { readonly ids: readonly string[]; readonly isExpanded: boolean } | undefined;
  /** Opens or closes the group whose heading stands at this place. */
  readonly toggle: (index: number) => void;
}

const noHeadings: ReadonlyMap<number, never> = new Map<number, never>();

function selectionOf(keys: "all" | ReadonlySet<string>): Selection {
  return keys === "all" ? allSelected : { kind: "some", ids: keys };
}

/** Puts rows in groups that open and close. Without a `grouping` lines are the rows, and nothing is made. */
export function useRowGroups<Row extends object>(options: Options<Row>): RowGroups<Row> {
  const { grouping, given, sorted, columns, sort, language, rowId, opensAll } = options;
  const { by, compare, expandedKeys, defaultExpandedKeys = "all", onExpandedChange } = grouping ?? {};
  // As a choice, which knows "all but these": a group that comes later stands open too.
  const [own, setOwn] = useState(() => selectionOf(defaultExpandedKeys));
  const open = useMemo(() => (expandedKeys === undefined ? own : selectionOf(expandedKeys)), [expandedKeys, own]);

  const groups = useMemo(() => {
    const column = typeof by === "string" ? columns.find(({ id }) => id === by) : undefined;
    const keyOf = column ? (row: Row) => plainText(column, row) : by;
    // A column that is not there, for whoever may not see it, groups nothing.
    if (typeof keyOf !== "function") return undefined;
    const step = sort.filter((each) => each.column === column?.id);
    return rowGroups(sortedRows(given, columns, step, language), sorted, { keyOf, rowId, compare });
  }, [by, compare, given, sorted, columns, sort, language, rowId]);
  const rows = useMemo(() => groups?.flatMap((group) => group.rows) ?? sorted, [groups, sorted]);
  const { lines, headings } = useMemo<GroupedLines<Row>>(
    () =>
      groups
        ? groupedLines(groups, (key) => opensAll || isSelected(open, key))
        : { lines: sorted, headings: noHeadings },
    [groups, sorted, open, opensAll],
  );

  const isExpanded = useCallback((key: string) => opensAll || isSelected(open, key), [opensAll, open]);
  const headed = useCallback(
    (index: number) => {
      const group = headings.get(index);
      return group && { ids: group.ids, isExpanded: isExpanded(group.key) };
    },
    [headings, isExpanded],
  );

  return {
    headed,
    rows,
    lines,
    headings,
    isGrouped: groups !== undefined,
    isExpanded,
    toggle(index) {
      const group = headings.get(index);
      if (!group || !groups) return;
      const next = withSelected(open, [group.key], !isSelected(open, group.key));
      setOwn(next);
      onExpandedChange?.(
        next.kind === "some" ? next.ids : new Set(groups.flatMap(({ key }) => (isSelected(next, key) ? key : []))),
      );
    },
  };
}
