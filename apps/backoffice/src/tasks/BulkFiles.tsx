import { type BulkFile, bulkFileStates, bulkMoves } from "@yer/api/contract/bulk-moves";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, ListIcon, Select, Stack, StatusTag } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Export } from "../exports/Export.js";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { bulkFileTone } from "./tones.js";
import { useTasksText } from "./tasksTexts.js";

const none: readonly BulkFile[] = [];
const pageSize = 100;

/** What became of each file of a move of many, all or of one kind of result. */
export function BulkFiles({ id, counts }: { id: string; counts: Readonly<Record<BulkFile["state"], number>> }) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [state, setState] = useState<BulkFile["state"]>();
  /** Where the pages before this one ended. */
  const [ends, setEnds] = useState<readonly number[]>([]);
  const after = ends.at(-1) ?? 0;
  const {
    currentData: data,
    failure,
    refetch,
  } = useRead(bulkMoves.get, {
    params: { id },
    query: { limit: pageSize, after, ...(state ? { state } : {}) },
  });
  const columns = useMemo<DataTableColumn<BulkFile>[]>(
    () => [
      {
        id: "number",
        header: text("tasks.column.number"),
        cell: ({ number }) => number || text("bulk.unseen"),
        rowHeader: true,
        width: 200,
      },
      {
        id: "state",
        header: text("tasks.column.result"),
        cell: (file) => <StatusTag tone={bulkFileTone[file.state]}>{text(`tasks.file.${file.state}`)}</StatusTag>,
        width: 170,
      },
      {
        id: "why",
        header: text("tasks.column.why"),
        cell: ({ reasons }) => reasons.map((reason) => sayReason(text, reason)).join(" · ") || "—",
        minWidth: 240,
      },
    ],
    [text],
  );
  const look = useTableLook("bulkFiles", columns);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between">
        <h2>{text("tasks.files")}</h2>
        <TableTools>
          <TableLookMenu look={look} />
          <Export register="bulkFiles" query={{ id }} columns={look.shown} />
        </TableTools>
      </Stack>
      <Select
        label={text("tasks.filter")}
        width="md"
        value={state ?? "all"}
        onChange={(next) => {
          setState(bulkFileStates.find((one) => one === next));
          setEnds([]);
        }}
        options={[
          { id: "all", label: text("tasks.filter.all") },
          ...bulkFileStates.map((one) => ({ id: one, label: `${text(`tasks.file.${one}`)} (${counts[one]})` })),
        ]}
      />
      <DataTable
        label={text("tasks.files")}
        columns={columns}
        {...look.table}
        rows={data?.files ?? none}
        rowId={({ applicationId }) => applicationId}
        status={data ? "ready" : failure ? "error" : "loading"}
        page={{
          offset: ends.length * pageSize,
          total,
          onNext: data && data.next !== null ? () => setEnds([...ends, data.next ?? 0]) : undefined,
          onPrevious: ends.length > 0 ? () => setEnds(ends.slice(0, -1)) : undefined,
        }}
        rowHref={({ applicationId }) => addressOf("/application/:id", { id: applicationId })}
        onRowOpen={({ applicationId }) => void navigate(addressOf("/application/:id", { id: applicationId }))}
        empty={<EmptyState icon={<ListIcon size={32} />} title={text("tasks.files.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}
