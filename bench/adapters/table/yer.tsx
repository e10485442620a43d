import {
  beginOverlays,
  DataTable,
  type DataTableColumn,
  loadUiTexts,
  noSelection,
  type Selection,
  UiProvider,
  type UiTexts,
} from "@yer/ui";
import { sortKey } from "@yer/api/formats";
import { type ReactElement, useState } from "react";
import type { TableInput } from "../../workloads/table/adapter.js";
import type { Column, Row } from "../../workloads/table/register.js";
import { all, reactTable } from "./_react.js";

const loaded: { texts?: UiTexts } = {};

function toColumn({ key, title, width, kind }: Column): DataTableColumn<Row> {
  return {
    id: key,
    header: title,
    width,
    cell: (row) => row[key],
    sortValue: kind === "text" ? (row) => sortKey(String(row[key])) : (row) => row[key],
    align: kind === "number" ? "end" : "start",
    isRowHeader: key === "parcel",
  };
}

const rowId = ({ id }: Row): string => String(id);

/** Ours, in Uzbek, as an app of ours shows it. */
function Table({ columns: given, rows, mode }: TableInput): ReactElement {
  const [columns] = useState(() => given.map(toColumn));
  const [selection, setSelection] = useState<Selection>(noSelection);
  return (
    <UiProvider locale="uz_UZ" {...loaded}>
      <DataTable<Row>
        aria-label="Yer uchastkalari"
        columns={columns}
        rows={rows}
        rowId={rowId}
        maxHeight="898px"
        {...(mode === "page" && { page: { offset: 0, total: 100_000 } })}
        {...(mode === "select" && { selection, onSelectionChange: setSelection })}
      />
    </UiProvider>
  );
}

export default {
  ...reactTable(Table, {
    scroller: () => document.querySelector("table")?.parentElement ?? null,
    heading: (key) => document.querySelector(`[data-sort="${key}"]`),
    rows: () => {
      const heading = document.querySelector("thead")?.getBoundingClientRect().bottom ?? 0;
      return all("tbody [data-grid-row]").filter((row) => row.getBoundingClientRect().bottom > heading + 2);
    },
    isRow: (element) => element.closest("[data-grid-row]") !== null,
  }),
  async prepare() {
    loaded.texts = await loadUiTexts("uz_UZ");
  },
  ahead: beginOverlays,
};
