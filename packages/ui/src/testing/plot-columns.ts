import type { DataTableColumn } from "../components/DataTable/types.js";
import type { DemoPlot } from "./plots.js";

/** Columns of the made-up register, for stories. */
export const plotColumns: readonly DataTableColumn<DemoPlot>[] = [
  {
    id: "number",
    header: "Raqami",
    cell: (row) => row.number,
    sortValue: (row) => row.number,
    isRowHeader: true,
    width: 190,
    sticky: "start",
    allowsHiding: false,
  },
  { id: "owner", header: "Egallovchi", cell: (row) => row.owner, sortValue: (row) => row.owner },
  { id: "place", header: "Manzil", cell: (row) => row.place, narrow: "hidden", minWidth: 200 },
  { id: "status", header: "Holat", cell: (row) => row.status, sortValue: (row) => row.status, width: 130 },
  {
    id: "area",
    header: "Maydon, m²",
    cell: (row) => row.area.toFixed(1),
    sortValue: (row) => row.area,
    align: "end",
    width: 130,
  },
  { id: "due", header: "Muddat", cell: (row) => row.due, sortValue: (row) => row.due, width: 120 },
];

/** A plot's id. */
export const plotId = (row: DemoPlot): string => row.id;

/** Ids of rows in the order they were drawn with {@link countingColumns}. */
export const drawnPlots: string[] = [];

/** The same columns, but every row that is drawn leaves its id in {@link drawnPlots}. */
export const countingColumns: readonly DataTableColumn<DemoPlot>[] = plotColumns.map((column) =>
  column.id === "due"
    ? {
        ...column,
        cell: (row) => {
          drawnPlots.push(row.id);
          return row.due;
        },
      }
    : column,
);
