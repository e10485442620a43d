export {
  type ColumnEdge,
  type ColumnState,
  readColumnState,
  shownColumns,
  withHidden,
  withMoved,
  withPin,
  withWidths,
  writeColumnState,
} from "./columnState.js";
export { DataTable } from "./DataTable.js";
export type { DataTableProps } from "./DataTableProps.js";
export { allSelected, isSelected, noSelection, selectedCount, type Selection, withSelected } from "./selection.js";
export type { CellEditing, DataTableColumn, DataTableStatus, KeysetPage, SortBy, TableAction } from "./types.js";
