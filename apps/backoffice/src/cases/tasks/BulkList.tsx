import { type BulkMove, bulkMoves } from "@yer/api/contract/bulk-moves";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import { type DataTableColumn, EmptyState, ListIcon, StatusTag, useDates } from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { nameOfAct } from "./bulk-act.js";
import { bulkTone } from "./tones.js";
import { useTasksText } from "./tasks-texts.js";

const none: readonly BulkMove[] = [];
const addressOfTask = (id: string): string => addressOf("/tasks/:id", { id });

/**
 * The person's moves of many applications, the latest first; what comes after it waits for them, or they would move it.
 */
export function BulkList({ children }: { readonly children: ReactNode }) {
  const text = useTasksText();
  const dates = useDates();
  const navigate = useNavigate();
  const mayRead = useMay("read:property");
  const pages = usePages();
  const { after } = pages;
  const read = useRead(bulkMoves.list, mayRead ? { query: after === undefined ? {} : { after } } : skip);
  const columns = useMemo<DataTableColumn<BulkMove>[]>(
    () => [
      {
        id: "move",
        header: text("word.act"),
        cell: ({ move }) => text(nameOfAct(move)),
        isRowHeader: true,
        minWidth: 180,
      },
      {
        id: "state",
        header: text("word.state"),
        cell: ({ state }) => <StatusTag tone={bulkTone[state]}>{text(`tasks.state.${state}`)}</StatusTag>,
        width: 160,
      },
      { id: "total", header: text("word.applications"), cell: ({ total }) => total, align: "end", width: 100 },
      { id: "moved", header: text("tasks.list.moved"), cell: ({ moved }) => moved, align: "end", width: 150 },
      { id: "refused", header: text("tasks.list.refused"), cell: ({ refused }) => refused, align: "end", width: 180 },
      { id: "began", header: text("word.began"), cell: ({ createdAt }) => dates.moment(createdAt), width: 220 },
    ],
    [text, dates],
  );
  return (
    <>
      <RegisterTable
        name="bulkMoves"
        heading={text("tasks.bulk")}
        read={read}
        mayRead={mayRead}
        aria-label={text("tasks.bulk")}
        columns={columns}
        rows={read.data?.items ?? none}
        rowId={({ id }) => id}
        page={pages.pageOf(read.data)}
        rowHref={({ id }) => addressOfTask(id)}
        onRowOpen={({ id }) => void navigate(addressOfTask(id))}
        emptyState={
          <EmptyState icon={<ListIcon size={32} />} title={text("tasks.bulk.none")}>
            {text("tasks.bulk.none.text")}
          </EmptyState>
        }
        noPermission={text("tasks.forbidden")}
      />
      {read.data || read.failure || !mayRead ? children : null}
    </>
  );
}
