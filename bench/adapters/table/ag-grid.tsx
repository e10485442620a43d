import { AllCommunityModule, ModuleRegistry } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { type ReactElement, useMemo, useState } from "react";
import type { TableInput } from "../../workloads/table/adapter.js";
import { all, reactTable } from "./_react.js";

ModuleRegistry.registerModules([AllCommunityModule]);

function Table({ columns, rows, mode }: TableInput): ReactElement {
  const [definitions] = useState(() =>
    columns.map(({ key, title, width }) => ({ field: key, headerName: title, width })),
  );
  const rowData = useMemo(() => [...rows], [rows]);
  return (
    <div style={{ height: "100%" }}>
      <AgGridReact
        rowData={rowData}
        columnDefs={definitions}
        rowHeight={40}
        {...(mode === "select" && { rowSelection: { mode: "multiRow" } as const })}
      />
    </div>
  );
}

export default reactTable(Table, {
  scroller: () => document.querySelector(".ag-body-viewport, .ag-grid-viewport"),
  heading: (key) => document.querySelector(`.ag-header-cell[col-id="${key}"]`),
  rows: () =>
    all(".ag-row").toSorted((a, b) => Number(a.getAttribute("row-index")) - Number(b.getAttribute("row-index"))),
  isRow: (element) => element.closest(".ag-row") !== null,
});
