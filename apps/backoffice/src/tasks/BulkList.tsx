import { type BulkMove, bulkMoves } from "@yer/api/contract/bulk-moves";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, ListIcon, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { bulkTone } from "./tones.js";
import { useTasksText } from "./tasksTexts.js";

const none: readonly BulkMove[] = [];
const addressOfTask = (id: string): string => addressOf("/tasks/:id", { id });

/** The person's moves of many files, the latest first. */
export function BulkList() {
  const text = useTasksText();
  const dates = useDates();
  const navigate = useNavigate();
  const mayRead = useMay("read:property");
  const { data, failure, refetch } = useRead(bulkMoves.list, mayRead ? {} : skip);
  const columns = useMemo<DataTableColumn<BulkMove>[]>(
    () => [
      {
        id: "move",
        header: text("tasks.column.move"),
        cell: ({ move }) => text(`move.${move}`),
        rowHeader: true,
        minWidth: 180,
      },
      {
        id: "state",
        header: text("tasks.column.state"),
        cell: ({ state }) => <StatusTag tone={bulkTone[state]}>{text(`tasks.state.${state}`)}</StatusTag>,
        width: 160,
      },
      { id: "total", header: text("tasks.column.total"), cell: ({ total }) => total, align: "end", width: 100 },
      { id: "moved", header: text("tasks.column.moved"), cell: ({ moved }) => moved, align: "end", width: 150 },
      { id: "refused", header: text("tasks.column.refused"), cell: ({ refused }) => refused, align: "end", width: 180 },
      { id: "began", header: text("tasks.column.began"), cell: ({ createdAt }) => dates.moment(createdAt), width: 200 },
    ],
    [text, dates],
  );
  const look = useTableLook("bulkMoves", columns, false);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between">
        <h2>{text("tasks.bulk")}</h2>
        {mayRead ? (
          <TableTools>
            <TableLookMenu look={look} />
          </TableTools>
        ) : null}
      </Stack>
      <DataTable
        label={text("tasks.bulk")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? none}
        rowId={({ id }) => id}
        status={!mayRead ? "no-permission" : data ? "ready" : failure ? "error" : "loading"}
        rowHref={({ id }) => addressOfTask(id)}
        onRowOpen={({ id }) => void navigate(addressOfTask(id))}
        empty={
          <EmptyState icon={<ListIcon size={32} />} title={text("tasks.bulk.none")}>
            {text("tasks.bulk.none.text")}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
        noPermission={text("tasks.forbidden")}
      />
    </Stack>
  );
}
