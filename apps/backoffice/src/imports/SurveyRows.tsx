import {
  type SurveyBatch,
  type SurveyFault,
  type SurveyRow,
  type SurveyRowKind,
  surveyImports,
  surveyRowKinds,
} from "@yer/api/contract/survey-imports";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useExtra, useRead } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  DownloadIcon,
  EmptyState,
  Link,
  Select,
  Stack,
  Stat,
  StatGroup,
  StatusTag,
  type Tone,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { csvOf } from "../people/matrixExport.js";
import { useDownload } from "../shell/useDownload.js";
import { useFieldName } from "./ChooseColumns.js";
import { useImportsText } from "./importsTexts.js";

const tones: Readonly<Record<SurveyRowKind, Tone>> = {
  new: "info",
  wrong: "danger",
  entered: "success",
  undone: "neutral",
  kept: "warning",
};

/** Which rows are shown: of one kind, with something worth knowing, or all. */
type Shown = SurveyRowKind | "warned" | "all";

function queryOf(shown: Shown): { kind?: SurveyRowKind[]; warned?: "true" } {
  if (shown === "all") return {};
  return shown === "warned" ? { warned: "true" } : { kind: [shown] };
}

/** What stands in which column, and what to do about it. */
function useFaultInWords(batch: SurveyBatch): (fault: SurveyFault) => { where: string; value: string; what: string } {
  const text = useImportsText();
  const fieldName = useFieldName();
  return ({ field, column, value, code, params }) => ({
    where:
      column === null
        ? field === null
          ? ""
          : field === "outline" && batch.shapes
            ? text("imports.shape")
            : fieldName(field)
        : (batch.columns[column] ?? ""),
    value,
    what: sayFault(text, { code, ...(params ? { params } : {}) }),
  });
}

/** Asks for every wrong or remarkable row, and saves what is to be mended as a table. */
function ErrorsDownload({ batch }: { batch: SurveyBatch }) {
  const text = useImportsText();
  const { client } = useExtra();
  const inWords = useFaultInWords(batch);
  const [download, pending] = useDownload(`${text("imports.download.name")}.csv`);

  async function make(): Promise<{ blob: Blob; name: string }> {
    const lines = [
      [text("imports.line"), text("imports.plot"), text("imports.where"), text("imports.value"), text("imports.what")],
    ];
    for (const query of [queryOf("wrong"), queryOf("warned")]) {
      let after: string | undefined;
      for (;;) {
        const page = await client.call(surveyImports.rows, {
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
    const name = `${batch.fileName.replace(/\.[^.]*$/, "")}-${text("imports.download.name")}.csv`;
    return { blob: new Blob([csvOf(lines)], { type: "text/csv" }), name };
  }

  return (
    <Button icon={<DownloadIcon />} isPending={pending} onPress={() => download(make)}>
      {text("imports.download")}
    </Button>
  );
}

/** Figures of a survey, and its rows; those to be mended first where there are any. */
export function SurveyRows({ batch }: { batch: SurveyBatch }) {
  const text = useImportsText();
  const intl = useIntl();
  const { counts, warned } = batch;
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? "wrong" : counts.kept > 0 ? "kept" : "all");
  const [cursors, setCursors] = useState<readonly { readonly after: string; readonly rows: number }[]>([]);
  const after = cursors.at(-1)?.after;
  const { data, failure, isFetching, currentData, refetch } = useRead(surveyImports.rows, {
    params: { id: batch.id },
    query: { ...queryOf(shown), ...(after === undefined ? {} : { after }) },
  });
  const inWords = useFaultInWords(batch);
  const columns = useMemo<readonly DataTableColumn<SurveyRow>[]>(
    () => [
      { id: "line", header: text("imports.line"), cell: (row) => row.line, width: 104, align: "end" },
      {
        id: "plot",
        header: text("imports.plot"),
        cell: ({ about, number, applicationId: id }) => (
          <Stack gap={1} align="start">
            {number === null ? null : id === null ? (
              <s>{number}</s>
            ) : (
              <Link href={addressOf("/application/:id", { id })}>{number}</Link>
            )}
            <span>{about || "—"}</span>
          </Stack>
        ),
        rowHeader: true,
        minWidth: 220,
      },
      {
        id: "what",
        header: text("imports.what"),
        cell: (row) => (
          <Stack gap={1} align="start">
            <StatusTag tone={tones[row.kind]}>{text(`imports.kind.${row.kind}`)}</StatusTag>
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
        ),
        minWidth: 320,
      },
    ],
    // The words change with the language, as the texts do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [text, batch.columns],
  );
  const look = useTableLook("surveyRows", columns, false);
  const kinds = surveyRowKinds.filter((kind) => counts[kind] > 0);
  const isLoading = isFetching && !currentData;
  return (
    <Stack gap={4}>
      <StatGroup>
        {kinds.map((kind) => (
          <Stat
            key={kind}
            label={text(`imports.kind.${kind}`)}
            value={intl.formatNumber(counts[kind])}
            tone={kind === "wrong" ? "danger" : "neutral"}
          />
        ))}
        {warned > 0 ? <Stat label={text("imports.warned")} value={intl.formatNumber(warned)} tone="warning" /> : null}
      </StatGroup>
      <Stack direction="row" gap={3} align="end">
        <Select
          label={text("imports.rows.show")}
          value={shown}
          onChange={(next) => {
            setShown(next as Shown);
            setCursors([]);
          }}
          options={[
            { id: "all", label: text("imports.rows.all") },
            ...kinds.map((kind) => ({ id: kind, label: text(`imports.kind.${kind}`) })),
            ...(warned > 0 ? [{ id: "warned", label: text("imports.warned") }] : []),
          ]}
          width="md"
        />
        {counts.wrong + warned > 0 ? <ErrorsDownload batch={batch} /> : null}
      </Stack>
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("imports.rows")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? []}
        rowId={(row) => String(row.line)}
        maxHeight="60dvh"
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        page={
          data
            ? {
                offset: cursors.reduce((sum, { rows }) => sum + rows, 0),
                total: data.total,
                onNext:
                  data.next === null
                    ? undefined
                    : () => setCursors([...cursors, { after: data.next ?? "", rows: data.items.length }]),
                onPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
              }
            : undefined
        }
        empty={<EmptyState title={text("imports.rows.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}
