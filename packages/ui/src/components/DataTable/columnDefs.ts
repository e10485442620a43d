import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { compareSortValues } from "./sort.js";
import type { DataTableColumn } from "./types.js";

/** The parts of TanStack Table in use; what is not listed is not in the bundle. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  sortedRowModel: createSortedRowModel(),
});

/**
 * Our columns as TanStack's. The accessor gives the sort value, which TanStack reads once per row and keeps, so that
 * sorting a hundred thousand rows computes each key once.
 */
export function toColumnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, sortValue }) => ({
    id,
    header,
    accessorFn: (row: Row): unknown => sortValue?.(row) ?? null,
    enableSorting: sortValue !== undefined,
    sortFn: (a, b, column) =>
      compareSortValues(a.getValue<string | number | null>(column), b.getValue<string | number | null>(column)),
  }));
}
