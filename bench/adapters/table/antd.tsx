import { Table as AntTable } from "antd";
import { type ReactElement, useState } from "react";
import type { TableInput } from "../../workloads/table/adapter.js";
import type { Column, Row } from "../../workloads/table/register.js";
import { all, reactTable } from "./_react.js";

const compare = (key: Column["key"]) => (a: Row, b: Row) => {
  const [left, right] = [a[key], b[key]];
  return typeof left === "number" ? left - Number(right) : left.localeCompare(String(right));
};

function Table({ columns, rows, mode }: TableInput): ReactElement {
  const [definitions] = useState(() =>
    columns.map(({ key, title, width }) => ({
      key,
      dataIndex: key,
      title: <span data-key={key}>{title}</span>,
      width,
      sorter: mode === "page" ? (true as const) : compare(key),
    })),
  );
  return (
    <AntTable<Row>
      columns={definitions}
      dataSource={rows}
      rowKey="id"
      size="small"
      virtual={mode !== "page"}
      pagination={false}
      scroll={{ x: columns.reduce((sum, { width }) => sum + width, 0), y: window.innerHeight - 60 }}
      {...(mode === "select" && { rowSelection: {} })}
    />
  );
}

export default reactTable(Table, {
  scroller: () => document.querySelector(".ant-table-tbody-virtual-holder, .ant-table-body"),
  heading: (key) => document.querySelector(`[data-key="${key}"]`),
  rows: () => all(".ant-table-row"),
  isRow: (element) => element.closest(".ant-table-row") !== null,
});
