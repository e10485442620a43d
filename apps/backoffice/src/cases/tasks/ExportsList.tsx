import { type ExportJob, registerFiles } from "@yer/api/contract/exports";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import type { Tone } from "@yer/api/messages/tones";
import { useAct, useExtra, useRead } from "@yer/api/react";
import {
  Button,
  type DataTableColumn,
  DownloadIcon,
  EmptyState,
  ProgressBar,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useDownload } from "../../base/screen/use-download.js";
import { registerWords } from "./register-words.js";
import { exportStateWords } from "./state-words.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";

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
  const text = useTasksText();
  const [cancel] = useAct(registerFiles.cancel);
  const register = text(registerWords[job.register]);

  async function stop(): Promise<void> {
    const outcome = await cancel({ params: { id: job.id } });
    if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
  }

  if (job.state === "running" || job.state === "waiting") {
    return (
      <ProgressBar
        label={text("exports.progress", { register })}
        {...(job.state === "running" ? { value: job.done } : {})}
        maxValue={Math.max(job.rows, 1)}
        valueText={text("exports.progress.value", { done: job.done, rows: job.rows })}
        onCancel={() => void stop()}
      />
    );
  }
  return (
    <Stack gap={1} align="start">
      <StatusTag tone={tones[job.state]}>{text(exportStateWords[job.state])}</StatusTag>
      {job.reasons.length > 0 ? (
        <small>{job.reasons.map((reason) => sayReason(text, reason)).join(" · ")}</small>
      ) : null}
    </Stack>
  );
}

/** Fetches a file that is ready: its ticket goes along in the body and is used up by it. */
function Fetch({ job }: { job: ExportJob }) {
  const text = useTasksText();
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
      {text("word.download")}
    </Button>
  );
}

/** Files that are made for the person in the background, the latest first. */
function ExportsList() {
  const text = useTasksText();
  const dates = useDates();
  const pages = usePages();
  const { after } = pages;
  const read = useRead(registerFiles.list, { query: after === undefined ? {} : { after } });
  const columns = useMemo<DataTableColumn<ExportJob>[]>(
    () => [
      {
        id: "register",
        header: text("exports.column.register"),
        cell: ({ register }) => text(registerWords[register]),
        isRowHeader: true,
        minWidth: 160,
      },
      {
        id: "format",
        header: text("exports.column.format"),
        cell: ({ format }) => text(`exports.format.${format}`),
        width: 130,
      },
      { id: "state", header: text("word.state"), cell: (job) => <Standing job={job} />, minWidth: 210 },
      { id: "rows", header: text("exports.column.rows"), cell: ({ rows }) => rows, align: "end", width: 120 },
      {
        id: "began",
        header: text("word.began"),
        cell: ({ createdAt }) => dates.moment(createdAt),
        width: 220,
      },
      {
        id: "until",
        header: text("exports.column.until"),
        cell: ({ expiresAt, state }) => (expiresAt === null || state !== "ready" ? "—" : dates.moment(expiresAt)),
        width: 220,
      },
      { id: "act", header: text("word.act"), cell: (job) => <Fetch job={job} />, width: 150 },
    ],
    [text, dates],
  );
  return (
    <RegisterTable
      name="exports"
      heading={text("exports.title")}
      read={read}
      aria-label={text("exports.title")}
      columns={columns}
      rows={read.data?.items ?? none}
      rowId={({ id }) => id}
      page={pages.pageOf(read.data)}
      emptyState={
        <EmptyState icon={<DownloadIcon size={32} />} title={text("exports.none")}>
          {text("exports.none.text")}
        </EmptyState>
      }
    />
  );
}

export default withTasksTexts(ExportsList);
