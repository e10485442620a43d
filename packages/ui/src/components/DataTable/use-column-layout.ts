import { useTable } from "@tanstack/react-table";
import { type CSSProperties, useCallback, useMemo, useState } from "react";
import { features, toColumnDefs } from "./column-defs.js";
import { type ColumnEdge, type ColumnState, hiddenColumns, orderedColumns, pinnedColumns } from "./column-state.js";
import { headingWidth, tagsWidth, useFonts } from "./words-width.js";
import type { DataTableColumn } from "./types.js";

/** Where a column that stays in view stays. The style names a variable of the table, so that a width that changes draws no row. */
export interface Pin {
  readonly edge: ColumnEdge;
  readonly style: CSSProperties;
  /** Whether the columns that scroll begin beside it. */
  readonly last: boolean;
}

/** The columns as they are to be drawn. */
export interface ColumnLayout<Row> {
  /** Shown columns, in order; the same array until one comes, goes or changes places. */
  readonly shown: readonly DataTableColumn<Row>[];
  /** Pinned columns by id; the same map until the pinning changes. */
  readonly pins: ReadonlyMap<string, Pin>;
  /** Width of each shown column, as its `col` is given it; undefined shares what is left. */
  readonly widths: readonly (number | undefined)[];
  /** The table's own style: its least width, and where each pinned column stays. */
  readonly style: CSSProperties;
  /** The scroller's: how much of either side pinned columns cover, so that a focused cell is scrolled clear of them. */
  readonly cover: CSSProperties;
  /** Whether the table is as wide as its columns, since people gave every one of them a width. */
  readonly isFixed: boolean;
}

const noRows: never[] = [];

/** The list as it was, as long as it holds the same. */
function useSame<Item extends string | number>(list: readonly Item[]): readonly Item[] {
  const [same, setSame] = useState(list);
  if (same.length === list.length && same.every((item, index) => item === list[index])) return same;
  setSame(list);
  return list;
}

/**
 * Order, visibility, pinning and sizes of the columns, by TanStack Table. Its rows are not used: a hundred thousand of
 * them cost a tenth of a second and thirty megabytes before the first one shows.
 *
 * @param headings what stands in headings beside their words
 * @param lead pixels before the first column (selection boxes and the like, always in view)
 * @param trail pixels after the last one
 */
export function useColumnLayout<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  state: ColumnState,
  headings: { readonly sortable: (column: DataTableColumn<Row>) => boolean; readonly adjusts: boolean },
  lead: number,
  trail: number,
): ColumnLayout<Row> {
  const { sortable, adjusts } = headings;
  const fonts = useFonts();
  const measured = useMemo(
    () =>
      columns.map((column) =>
        Math.max(
          headingWidth(column.header, { sorts: sortable(column), adjusts }, fonts),
          tagsWidth(column.tags ?? [], fonts),
        ),
      ),
    [columns, sortable, adjusts, fonts],
  );
  // A font that comes and leaves every word as wide as it was draws nothing again.
  const widthsOfWords = useSame(measured);
  const ofWords = useCallback(
    (column: DataTableColumn<Row>) => widthsOfWords[columns.indexOf(column)] ?? 0,
    [columns, widthsOfWords],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: useMemo(() => toColumnDefs(columns, ofWords), [columns, ofWords]),
    data: noRows,
    state: useMemo(() => {
      const { start, end } = pinnedColumns(columns, state);
      return {
        columnVisibility: Object.fromEntries(hiddenColumns(columns, state).map((id) => [id, false])),
        columnOrder: orderedColumns(columns, state),
        columnPinning: { start: [...start], end: [...end] },
        columnSizing: { ...state.widths },
      };
    }, [columns, state]),
  });
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  // TanStack makes its columns anew for every width; what every row is given is the same until one comes, goes or moves.
  const startIds = useSame(start.map(({ id }) => id));
  const centerIds = useSame(center.map(({ id }) => id));
  const endIds = useSame(end.map(({ id }) => id));

  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return [...startIds, ...centerIds, ...endIds].flatMap((id) => byId.get(id) ?? []);
  }, [columns, startIds, centerIds, endIds]);

  const pins = useMemo(() => {
    const map = new Map<string, Pin>();
    const style = (edge: ColumnEdge, index: number): CSSProperties => ({
      "--yer-table-edge": `var(--yer-table-${edge}-${index})`,
    });
    startIds.forEach((id, index) =>
      map.set(id, { edge: "start", style: style("start", index), last: index === startIds.length - 1 }),
    );
    endIds.forEach((id, index) => map.set(id, { edge: "end", style: style("end", index), last: index === 0 }));
    return map;
  }, [startIds, endIds]);

  return useMemo(() => {
    const own = new Map(columns.map((column) => [column.id, column.width]));
    const widths = [...start, ...center, ...end].map((column) =>
      // What stays in view needs a width, or nobody could say where the next one stays.
      own.get(column.id) === undefined && state.widths?.[column.id] === undefined && !pins.has(column.id)
        ? undefined
        : column.getSize(),
    );
    const isFull = !widths.includes(undefined);
    const isFixed = isFull && shown.some(({ id }) => state.widths?.[id] !== undefined);
    // Somebody must take the room that is left over, or the browser would spread it and pinned columns would overlap.
    if (isFull && !isFixed) widths[Math.max(0, start.length + center.length - 1)] = undefined;
    // Those without a width share what is left alike, so it must be enough for the widest of their words.
    const sharing = shown.filter((_, index) => widths[index] === undefined);
    const sized = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const least = Math.max(table.getTotalSize(), sized + sharing.length * Math.max(0, ...sharing.map(ofWords)));
    const style: Record<`--${string}`, string> = { "--yer-table-min": `${least + lead + trail}px` };
    start.forEach((column, index) => (style[`--yer-table-start-${index}`] = `${lead + column.getStart("start")}px`));
    end.forEach((column, index) => (style[`--yer-table-end-${index}`] = `${trail + column.getAfter("end")}px`));
    const cover: CSSProperties = {
      "--yer-table-cover-start": `${lead + table.getStartTotalSize()}px`,
      "--yer-table-cover-end": `${trail + table.getEndTotalSize()}px`,
    };
    return { shown, pins, widths, style, cover, isFixed };
  }, [columns, state.widths, table, start, center, end, shown, pins, ofWords, lead, trail]);
}
