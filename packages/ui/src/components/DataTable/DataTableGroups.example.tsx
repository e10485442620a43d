import { DataTable, type DataTableColumn } from "@yer/ui";

interface Order {
  readonly id: string;
  readonly customer: string;
  readonly total: number;
}

const idOf = (order: Order): string => order.id;
const sum = (orders: readonly Order[]): number => orders.reduce((all, { total }) => all + total, 0);
const columns: DataTableColumn<Order>[] = [
  { id: "id", header: "Number", cell: idOf, sortValue: idOf, isRowHeader: true },
  { id: "customer", header: "Customer", cell: ({ customer }) => customer, sortValue: ({ customer }) => customer },
  {
    id: "total",
    header: "Total",
    cell: ({ total }) => total,
    sortValue: ({ total }) => total,
    align: "end",
    groupTotal: sum,
    footer: sum,
  },
];
const orders: Order[] = [
  { id: "17", customer: "Grace Hopper", total: 120 },
  { id: "18", customer: "Ada Lovelace", total: 95 },
  { id: "19", customer: "Grace Hopper", total: 40 },
];

export function Example() {
  return (
    <DataTable
      aria-label="Orders by customer"
      columns={columns}
      rows={orders}
      rowId={idOf}
      grouping={{ by: "customer", defaultExpandedKeys: new Set(["Grace Hopper"]) }}
    />
  );
}
