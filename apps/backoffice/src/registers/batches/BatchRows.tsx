import type { Columns } from "@yer/api/contract/columns";
import { type Batch, type BatchFault, type BatchRow, type BatchRowKind, batchRowKinds } from "@yer/api/contract/batch";
import { useExtra, useRead } from "@yer/api/react";
import {
  Button,
  Checkbox,
  DownloadIcon,
  EmptyState,
  Select,
  Stack,
  Stat,
  StatGroup,
  StatusTag,
  type Tone,
} from "@yer/ui";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import type { DrawnColumns } from "../kit/draw-columns.js";
import { RegisterTable } from "../kit/RegisterTable.js";
import { useDrawnColumns } from "../kit/use-drawn-columns.js";
import { usePages } from "../kit/use-pages.js";
import { csvOf } from "../../base/csv.js";
import { useDownload } from "../../base/screen/use-download.js";
import type { BatchFace } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { useFace } from "./use-face.js";

const tones: Readonly<Record<BatchRowKind, Tone>> = {
  new: "info",
  changed: "info",
  over: "warning",
  known: "neutral",
  wrong: "danger",
  entered: "success",
  undone: "neutral",
  kept: "warning",
};

/** Which rows are shown: of one kind, with something worth knowing, or all. */
type Shown = BatchRowKind | "warned" | "all";

function queryOf(shown: Shown): { kind?: BatchRowKind[]; warned?: "true" } {
  if (shown === "all") return {};
  return shown === "warned" ? { warned: "true" } : { kind: [shown] };
}

/** What a row would do or did, as its kind of batch calls it. */
function useKindName(face: BatchFace): (kind: BatchRowKind) => string {
  const text = useBatchesText();
  const { kinds } = useFace(face).words;
  return (kind) =>
    kinds?.[kind] ??
    (kind === "new" || kind === "wrong" || kind === "entered" || kind === "undone" || kind === "kept"
      ? text(`batches.kind.${kind}`)
      : kind);
}

/** What stands in which column, and what to do about it. */
function useFaultInWords(
  face: BatchFace,
  batch: Batch,
): (fault: BatchFault) => { where: string; value: string; what: string } {
  const text = useBatchesText();
  const { words } = useFace(face);
  return (fault) => {
    const { field, column, value } = fault;
    const shape = field === "outline" && batch.shapes;
    return {
      where:
        column !== null
          ? (batch.columns[column] ?? "")
          : field === null
            ? ""
            : shape
              ? text("batches.shape")
              : words.field(field),
      value,
      what: words.fault(fault),
    };
  };
}

/** Asks for every wrong or remarkable row, and saves what is to be mended as a table. */
function ErrorsDownload({ face, batch }: BatchRowsProps) {
  const text = useBatchesText();
  const { client } = useExtra();
  const inWords = useFaultInWords(face, batch);
  const [download, pending] = useDownload(`${text("batches.download.name")}.csv`);

  async function make(): Promise<{ blob: Blob; name: string }> {
    const lines = [
      [
        text("word.line"),
        text("batches.about.row"),
        text("batches.where"),
        text("batches.value"),
        text("batches.what"),
      ],
    ];
    for (const query of [queryOf("wrong"), queryOf("warned")]) {
      let after: string | undefined;
      for (;;) {
        const page = await client.call(face.declared.calls.rows, {
          params: { id: batch.id },
          query: { ...query, limit: 200, ...(after === undefined ? {} : { after }) },
        });
        for (const row of page.items) {
          for (const fault of [...row.faults, ...row.warnings]) {
            const { where, value, what } = inWords(fault);
            lines.push([String(row.line), row.about, where, value, what]);
          }
        }
        if (page.next === null) break;
        after = page.next;
      }
    }
    const name = `${batch.fileName.replace(/\.[^.]*$/, "")}-${text("batches.download.name")}.csv`;
    return { blob: new Blob([csvOf(lines)], { type: "text/csv" }), name };
  }

  return (
    <Button icon={<DownloadIcon />} isPending={pending} onPress={() => download(make)}>
      {text("batches.download")}
    </Button>
  );
}

/** Props of {@link BatchRows}. */
export interface BatchRowsProps {
  readonly face: BatchFace;
  readonly batch: Batch;
  /** Lines that wait for somebody to say that they are right, and of which it was said. */
  readonly confirmed?: ReadonlySet<number>;
  readonly onConfirm?: (lines: ReadonlySet<number>) => void;
}

/** What a row would do or did, what is wrong with it, and whether somebody says that it is right. */
function Outcome({ row, ...props }: BatchRowsProps & { readonly row: BatchRow }) {
  const { face, batch, confirmed, onConfirm } = props;
  const { words, more } = useFace(face);
  const nameOf = useKindName(face);
  const inWords = useFaultInWords(face, batch);
  const besides = more(row);
  const { line, kind } = row;
  return (
    <Stack gap={1} align="start">
      <StatusTag tone={tones[kind]}>{nameOf(kind)}</StatusTag>
      {besides === undefined ? null : <small>{besides}</small>}
      {kind === "over" && confirmed && onConfirm && words.confirm ? (
        <Checkbox
          isSelected={confirmed.has(line)}
          onChange={(right) =>
            onConfirm(new Set(right ? [...confirmed, line] : [...confirmed].filter((one) => one !== line)))
          }
        >
          {words.confirm.row(line)}
        </Checkbox>
      ) : null}
      {[...row.faults, ...row.warnings].map((fault) => {
        const { where, value, what } = inWords(fault);
        return (
          <span key={`${fault.field}-${fault.code}-${fault.params?.["number"] ?? ""}`}>
            {where === "" ? null : <strong>{`${where}${value === "" ? "" : ` (${value})`}: `}</strong>}
            {what}
          </span>
        );
      })}
    </Stack>
  );
}

/** Figures of a batch, and its rows; those to be mended first where there are any. */
export function BatchRows(props: BatchRowsProps) {
  const { face, batch, confirmed, onConfirm } = props;
  const text = useBatchesText();
  const intl = useIntl();
  const { words, drawn, figures } = useFace(face);
  const nameOf = useKindName(face);
  const { counts, warned } = batch;
  const kinds = batchRowKinds.filter((kind) => (counts[kind] ?? 0) > 0);
  const [shown, setShown] = useState<Shown>(
    face.declared.columns !== "chosen" ? "all" : counts.wrong > 0 ? "wrong" : counts.kept > 0 ? "kept" : "all",
  );
  const pages = usePages(shown);
  const read = useRead(face.declared.calls.rows, {
    params: { id: batch.id },
    query: { ...queryOf(shown), ...(pages.after === undefined ? {} : { after: pages.after }) },
  });
  const { data } = read;
  const draw = useCallback(
    (): DrawnColumns<Columns, BatchRow> => ({
      ...drawn,
      line: { width: 104 },
      what: {
        cell: (row) => (
          <Outcome
            face={face}
            batch={batch}
            row={row}
            {...(confirmed ? { confirmed } : {})}
            {...(onConfirm ? { onConfirm } : {})}
          />
        ),
        minWidth: 320,
        wraps: true,
      },
    }),
    [drawn, face, batch, confirmed, onConfirm],
  );
  const columns = useDrawnColumns<BatchRow, Columns, typeof text>(face.columns, text, draw);
  return (
    <Stack gap={4}>
      <StatGroup data-short="">
        {kinds.map((kind) => (
          <Stat
            key={kind}
            label={nameOf(kind)}
            value={intl.formatNumber(counts[kind])}
            tone={kind === "wrong" ? "danger" : "neutral"}
          />
        ))}
        {warned > 0 ? <Stat label={text("batches.warned")} value={intl.formatNumber(warned)} tone="warning" /> : null}
        {figures(batch).map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </StatGroup>
      <Stack direction="row" gap={3} align="end">
        <Select
          label={text("word.show")}
          value={shown}
          onChange={(next) => setShown(next as Shown)}
          items={[
            { id: "all", label: text("batches.rows.all") },
            ...kinds.map((kind) => ({ id: kind, label: nameOf(kind) })),
            ...(warned > 0 ? [{ id: "warned", label: text("batches.warned") }] : []),
          ]}
          width="md"
        />
        {counts.wrong + warned > 0 ? <ErrorsDownload face={face} batch={batch} /> : null}
      </Stack>
      <RegisterTable
        name={face.table}
        read={read}
        {...(face.file ? { file: face.file(batch) } : {})}
        aria-label={words.rows}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(row) => String(row.line)}
        maxHeight="60dvh"
        page={pages.pageOf(data)}
        emptyState={<EmptyState title={text("batches.rows.none")} />}
      />
    </Stack>
  );
}
