import { type ExportJob, registerFiles } from "@yer/api/contract/exports";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import type { Tone } from "@yer/api/messages/tones";
import { useAct, useExtra, useRead } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  DownloadIcon,
  EmptyState,
  ProgressBar,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { toasts } from "../shell/toastQueue.js";
import { useDownload } from "../shell/useDownload.js";
import { useExportsText, withExportsTexts } from "./exportsTexts.js";

const none: readonly ExportJob[] = [];
const tones: Readonly<Record<ExportJob["state"], Tone>> = {
  waiting: "neutral",
  running: "progress",
  ready: "success",
  failed: "danger",
  cancelled: "warning",
  expired: "neutral",
};

/** Where a file stands: how far it is, or why there is none. */
function Standing({ job }: { job: ExportJob }) {
  const text = useExportsText();
  const [cancel] = useAct(registerFiles.cancel);
  const register = text(`exports.register.${job.register}`);

  async function stop(): Promise<void> {
    const outcome = await cancel({ params: { id: job.id } });
    if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
  }

  if (job.state === "running" || job.state === "waiting") {
    return (
      <ProgressBar
        label={text("exports.progress", { register })}
        {...(job.state === "running" ? { value: job.done } : {})}
        max={Math.max(job.rows, 1)}
        valueText={text("exports.progress.value", { done: job.done, rows: job.rows })}
        onCancel={() => void stop()}
      />
    );
  }
  return (
    <Stack gap={1} align="start">
      <StatusTag tone={tones[job.state]}>{text(`exports.state.${job.state}`)}</StatusTag>
      {job.reasons.length > 0 ? (
        <small>{job.reasons.map((reason) => sayReason(text, reason)).join(" · ")}</small>
      ) : null}
    </Stack>
  );
}

/** Fetches a file that is ready: its ticket goes along in the body and is used up by it. */
function Fetch({ job }: { job: ExportJob }) {
  const text = useExportsText();
  const { client } = useExtra();
  const [download, pending] = useDownload(`yer.${job.format}`);
  if (job.state !== "ready") return null;
  return (
    <Button
      size="sm"
      icon={<DownloadIcon />}
      isPending={pending}
      onPress={async () =>
        download(async () => {
          const { ticket } = await client.call(registerFiles.ticket, { params: { id: job.id } });
          return client.bytes(registerFiles.content, { body: { ticket } });
        })
      }
    >
      {text("exports.download")}
    </Button>
  );
}

/** Files that are made for the person in the background, the latest first. */
function ExportsList() {
  const text = useExportsText();
  const dates = useDates();
  const { data, failure, refetch } = useRead(registerFiles.list);
  const columns = useMemo<DataTableColumn<ExportJob>[]>(
    () => [
      {
        id: "register",
        header: text("exports.column.register"),
        cell: ({ register }) => text(`exports.register.${register}`),
        rowHeader: true,
        minWidth: 160,
      },
      {
        id: "format",
        header: text("exports.column.format"),
        cell: ({ format }) => text(`exports.format.${format}`),
        width: 130,
      },
      { id: "state", header: text("exports.column.state"), cell: (job) => <Standing job={job} />, minWidth: 210 },
      { id: "rows", header: text("exports.column.rows"), cell: ({ rows }) => rows, align: "end", width: 120 },
      {
        id: "began",
        header: text("exports.column.began"),
        cell: ({ createdAt }) => dates.moment(createdAt),
        width: 165,
      },
      {
        id: "until",
        header: text("exports.column.until"),
        cell: ({ expiresAt, state }) => (expiresAt === null || state !== "ready" ? "—" : dates.moment(expiresAt)),
        width: 165,
      },
      { id: "act", header: text("exports.column.act"), cell: (job) => <Fetch job={job} />, width: 150 },
    ],
    [text, dates],
  );
  const look = useTableLook("exports", columns, false);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between">
        <h2>{text("exports.title")}</h2>
        <TableTools>
          <TableLookMenu look={look} />
        </TableTools>
      </Stack>
      <DataTable
        label={text("exports.title")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? none}
        rowId={({ id }) => id}
        status={data ? "ready" : failure ? "error" : "loading"}
        empty={
          <EmptyState icon={<DownloadIcon size={32} />} title={text("exports.none")}>
            {text("exports.none.text")}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

export default withExportsTexts(ExportsList);
