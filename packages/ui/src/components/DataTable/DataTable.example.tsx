import { DataTable, type DataTableColumn, type Selection } from "@yer/ui";
import { useState } from "react";

interface Order {
  readonly id: string;
  readonly customer: string;
  readonly total: number;
}

// Outside of the component: unchanged rows are skipped as long as these stay the same.
const idOf = (order: Order): string => order.id;
const columns: DataTableColumn<Order>[] = [
  { id: "id", header: "Number", cell: idOf, sortValue: idOf, isRowHeader: true },
  { id: "customer", header: "Customer", cell: ({ customer }) => customer, sortValue: ({ customer }) => customer },
  { id: "total", header: "Total", cell: ({ total }) => total, sortValue: ({ total }) => total, align: "end" },
];
const orders: Order[] = [
  { id: "17", customer: "Grace Hopper", total: 120 },
  { id: "18", customer: "Ada Lovelace", total: 95 },
];

export function Example() {
  const [selection, setSelection] = useState<Selection>({ kind: "some", ids: new Set() });
  return (
    <DataTable
      aria-label="Orders"
      columns={columns}
      rows={orders}
      rowId={idOf}
      defaultSort={[{ column: "total", direction: "desc" }]}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}
