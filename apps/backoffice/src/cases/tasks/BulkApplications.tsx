import { type BulkDeed, doneBy } from "@yer/api/contract/bulk-deeds";
import {
  type BulkActKey,
  type BulkApplication,
  bulkApplicationColumns,
  bulkApplicationStates,
  bulkMoves,
} from "@yer/api/contract/bulk-moves";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { EmptyState, ListIcon, Select, Stack, StatusTag } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { useDrawnColumns } from "../../registers/kit/use-drawn-columns.js";
import { usePages } from "../../registers/kit/use-pages.js";
import type { Say } from "../../registers/kit/use-say.js";
import { takenBy } from "./bulk-act.js";
import { bulkApplicationTone } from "./tones.js";
import { bulkResultWords } from "./state-words.js";
import { useTasksText } from "./tasks-texts.js";

const none: readonly BulkApplication[] = [];
const pageSize = 100;

const drawn =
  (did: BulkDeed) =>
  ({ text }: Say<ReturnType<typeof useTasksText>>): DrawnColumns<typeof bulkApplicationColumns, BulkApplication> => ({
    number: { cell: ({ number }) => number || text("bulk.unseen"), width: 200 },
    state: {
      cell: (application) => (
        <StatusTag tone={bulkApplicationTone[application.state]}>
          {text(bulkResultWords[application.state], { did })}
        </StatusTag>
      ),
      width: 170,
    },
    why: {
      cell: ({ reasons }) => reasons.map((reason) => sayReason(text, reason)).join(" · ") || "—",
      minWidth: 240,
      wraps: true,
    },
  });

/** Where what was moved stands. */
const hrefOf = ({ applicationId, areaId }: BulkApplication): string =>
  areaId === null ? addressOf("/application/:id", { id: applicationId ?? "" }) : addressOf("/area/:id", { id: areaId });

/** What became of each application, or area, of a move of many, all or of one kind of result. */
export function BulkApplications({
  id,
  move,
  counts,
}: {
  id: string;
  move: BulkActKey;
  counts: Readonly<Record<BulkApplication["state"], number>>;
}) {
  const text = useTasksText();
  const of = takenBy(move);
  const did = doneBy(move);
  const navigate = useNavigate();
  const [state, setState] = useState<BulkApplication["state"]>();
  const pages = usePages(state);
  const read = useRead(bulkMoves.get, {
    params: { id },
    query: { limit: pageSize, ...(pages.after ? { after: pages.after } : {}), ...(state ? { state } : {}) },
  });
  const { data } = read;
  const columns = useDrawnColumns<BulkApplication, typeof bulkApplicationColumns, typeof text>(
    bulkApplicationColumns,
    text,
    useMemo(() => drawn(did), [did]),
  );
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={3}>
      <h2>{text("tasks.files", { of })}</h2>
      <Select
        label={text("word.show")}
        width="md"
        value={state ?? "all"}
        onChange={(next) => {
          setState(bulkApplicationStates.find((one) => one === next));
        }}
        items={[
          { id: "all", label: text("tasks.filter.all") },
          ...bulkApplicationStates.map((one) => ({
            id: one,
            label: `${text(bulkResultWords[one], { did })} (${counts[one]})`,
          })),
        ]}
      />
      <RegisterTable
        name="bulkFiles"
        inAddress
        file={{ register: "bulkFiles", query: { id } }}
        read={read}
        aria-label={text("tasks.files", { of })}
        columns={columns}
        rows={data?.files ?? none}
        rowId={({ position }) => String(position)}
        page={pages.pageOf(data && { items: data.files, total, next: data.next })}
        rowHref={hrefOf}
        onRowOpen={(row) => void navigate(hrefOf(row))}
        emptyState={<EmptyState icon={<ListIcon size={32} />} title={text("tasks.files.none", { of })} />}
      />
    </Stack>
  );
}
