import { DataGrid } from "@mui/x-data-grid";
import { type ReactElement, useState } from "react";
import type { TableInput } from "../../workloads/table/adapter.js";
import { all, reactTable } from "./_react.js";

/** Its free edition shows 100 rows at most and pages through the rest. */
function Table({ columns, rows, mode }: TableInput): ReactElement {
  const [definitions] = useState(() =>
    columns.map(({ key, title, width, kind }) => ({
      field: key,
      headerName: title,
      width,
      type: kind === "number" ? ("number" as const) : ("string" as const),
    })),
  );
  return (
    <div style={{ height: "100%" }}>
      <DataGrid
        rows={rows}
        columns={definitions}
        rowHeight={40}
        columnHeaderHeight={40}
        {...(mode === "select" && { checkboxSelection: true })}
        {...(mode === "page" && {
          paginationMode: "server" as const,
          sortingMode: "server" as const,
          rowCount: 100_000,
          hideFooter: true,
        })}
      />
    </div>
  );
}

export default reactTable(Table, {
  scroller: () => document.querySelector(".MuiDataGrid-virtualScroller"),
  heading: (key) =>
    document.querySelector(`.MuiDataGrid-columnHeader[data-field="${key}"] .MuiDataGrid-columnHeaderTitleContainer`),
  rows: () => all(".MuiDataGrid-row"),
  isRow: (element) => element.closest(".MuiDataGrid-row") !== null,
});
