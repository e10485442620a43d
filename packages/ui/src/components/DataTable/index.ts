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
} from "./column-state.js";
export { DataTable } from "./DataTable.js";
export type { DataTableProps } from "./data-table-props.js";
export { allSelected, isSelected, noSelection, selectedCount, type Selection, withSelected } from "./selection.js";
export type {
  CellEditing,
  DataTableColumn,
  DataTableStatus,
  KeysetPage,
  RowGrouping,
  SortBy,
  TableAction,
} from "./types.js";
