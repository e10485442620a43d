export { DataTable, type DataTableProps } from "./DataTable.js";
export { allSelected, isSelected, noSelection, selectedCount, type Selection, withSelected } from "./selection.js";
export type { DataTableColumn, DataTableStatus, KeysetPage, SortBy } from "./types.js";
