import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { leastWidth } from "./column-state.js";
import type { DataTableColumn } from "./types.js";

/** The parts of TanStack Table in use; what is not listed is not in the bundle. */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
});

/** What a column without a width and a least width takes at least. */
const usualWidth = 120;

/**
 * Our columns as TanStack's.
 * @param ofWords pixels that the words of a column take at least: its heading's and its tags'
 */
export function toColumnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  ofWords: (column: DataTableColumn<Row>) => number,
): ColumnDef<typeof features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    size: Math.max(column.width ?? column.minWidth ?? usualWidth, ofWords(column)),
    minSize: leastWidth,
  }));
}
