/* oxlint-disable react/incompatible-library, jsx-a11y/control-has-associated-label -- as in the guide of the library: read on every render of this one component; the heading is what FlexRender gives */
import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useRef, useState } from "react";
import type { TableInput } from "../../workloads/table/adapter.js";
import type { Row } from "../../workloads/table/register.js";
import { all, reactTable } from "./_react.js";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});

const line = { display: "flex", height: 40, borderBottom: "1px solid #ddd", boxSizing: "border-box" } as const;
const cell = { padding: "10px 8px", boxSizing: "border-box", overflow: "hidden", whiteSpace: "nowrap" } as const;

/** Headless: the two packages with markup as in their guide, a row's cells in a flex row. */
function Table({ columns, rows: data, mode }: TableInput): ReactElement {
  const [definitions] = useState(() =>
    columns.map(({ key, title, kind }): ColumnDef<typeof features, Row> => ({
      accessorKey: key,
      header: title,
      sortFn: kind === "number" ? "basic" : "text",
    })),
  );
  const [widths] = useState(() => new Map(columns.map(({ key, width }) => [key as string, width])));
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => String(id),
    manualSorting: mode === "page",
    sortDescFirst: false,
  });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 5,
  });

  const cells = (row: (typeof rows)[number]): ReactElement => (
    <>
      {mode === "select" ? (
        <div style={{ ...cell, width: 40 }}>
          <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
        </div>
      ) : null}
      {row.getAllCells().map((one) => (
        <div key={one.id} style={{ ...cell, width: widths.get(one.column.id) }}>
          <table.FlexRender cell={one} />
        </div>
      ))}
    </>
  );
  return (
    <div ref={scroller} className="scroller" style={{ height: "100%", overflow: "auto", font: "14px sans-serif" }}>
      <div style={{ ...line, position: "sticky", top: 0, background: "#eee", zIndex: 1 }}>
        {mode === "select" ? <div style={{ width: 40 }} /> : null}
        {table.getHeaderGroups()[0]?.headers.map((header) => (
          <button
            type="button"
            key={header.id}
            data-key={header.column.id}
            style={{ ...cell, width: widths.get(header.column.id), border: 0, font: "inherit", textAlign: "start" }}
            onClick={header.column.getToggleSortingHandler()}
          >
            <table.FlexRender header={header} />
          </button>
        ))}
      </div>
      {mode === "page" ? (
        rows.map((row) => (
          <div className="row" key={row.id} style={line}>
            {cells(row)}
          </div>
        ))
      ) : (
        <div style={{ height: virtualizer.getTotalSize(), position: "relative" }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                className="row"
                key={row.id}
                style={{ ...line, position: "absolute", transform: `translateY(${start}px)`, width: "100%" }}
              >
                {cells(row)}
              </div>
            ) : null;
          })}
        </div>
      )}
    </div>
  );
}

export default reactTable(Table, {
  scroller: () => document.querySelector(".scroller"),
  heading: (key) => document.querySelector(`[data-key="${key}"]`),
  rows: () => all(".row").filter((row) => row.getBoundingClientRect().bottom > 42),
  isRow: (element) => element.closest(".row") !== null,
});
