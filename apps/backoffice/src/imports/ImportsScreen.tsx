import { type SurveyBatch, surveyBounds, type SurveyState, surveyImports } from "@yer/api/contract/survey-imports";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import {
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FileUpload,
  Stack,
  StatusTag,
  type Tone,
  UploadIcon,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { useBatchUpload } from "../shell/useBatchUpload.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useImportsText, withImportsTexts } from "./importsTexts.js";

const noRows: readonly SurveyBatch[] = [];
const noFiles: readonly never[] = [];
const accepted = [".csv", ".txt", ".xlsx", ".geojson", ".json", ".zip"];
const addressOfBatch = (id: string): string => addressOf("/imports/:id", { id });
const fileOf = (batch: SurveyBatch) => ({ id: batch.id, name: batch.fileName });

/** The tone of a survey's state. */
const stateTone: Readonly<Record<SurveyState, Tone>> = {
  uploaded: "neutral",
  checking: "info",
  checked: "neutral",
  applying: "info",
  applied: "success",
  undoing: "info",
  undone: "warning",
};

/** `/imports`: bring a survey, or go on with one of before. */
function ImportsScreen() {
  const text = useImportsText();
  const dates = useDates();
  const intl = useIntl();
  const navigate = useNavigate();
  const mayImport = useMay("import:property");
  const upload = useBatchUpload(surveyImports.upload, fileOf);
  const [params, setParams] = useRegisterParams();
  const after = params.get("after") ?? undefined;
  const offset = Number(params.get("offset") ?? 0) || 0;
  const { data, failure, isLoading, refetch } = useRead(
    surveyImports.list,
    mayImport ? { query: after === undefined ? {} : { after } } : skip,
  );
  const title = text("imports.title");
  useScreenTitle(title, !mayImport || data !== undefined || failure !== undefined);
  const columns = useMemo<DataTableColumn<SurveyBatch>[]>(
    () => [
      {
        id: "file",
        header: text("imports.column.file"),
        cell: ({ fileName }) => fileName,
        rowHeader: true,
        minWidth: 200,
      },
      {
        id: "rows",
        header: text("imports.column.rows"),
        cell: ({ rows }) => intl.formatNumber(rows),
        align: "end",
        width: 120,
      },
      {
        id: "entered",
        header: text("imports.column.entered"),
        cell: ({ counts }) => intl.formatNumber(counts.entered + counts.kept),
        align: "end",
        width: 130,
      },
      {
        id: "state",
        header: text("imports.column.state"),
        cell: ({ state }) => <StatusTag tone={stateTone[state]}>{text(`imports.state.${state}`)}</StatusTag>,
        width: 190,
      },
      { id: "by", header: text("imports.column.by"), cell: ({ by }) => by, minWidth: 180 },
      { id: "at", header: text("imports.column.at"), cell: ({ at }) => dates.moment(at), width: 200 },
    ],
    [text, dates, intl],
  );
  const look = useTableLook("imports", columns);
  return (
    <Stack gap={4}>
      <h1>{title}</h1>
      <p>{text("imports.lead")}</p>
      {mayImport ? (
        <Card>
          <FileUpload
            label={text("imports.file")}
            description={text("imports.file.hint")}
            accept={accepted}
            maxFiles={1}
            maxSize={surveyBounds.mostBytes}
            value={noFiles}
            upload={upload}
            onChange={([uploaded]) => {
              if (uploaded) void navigate(addressOfBatch(uploaded.id));
            }}
          />
        </Card>
      ) : null}
      <Stack direction="row" gap={3} justify="between">
        <h2>{text("imports.before")}</h2>
        {mayImport ? (
          <TableTools>
            <TableLookMenu look={look} />
          </TableTools>
        ) : null}
      </Stack>
      <DataTable
        label={text("imports.before")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noRows}
        rowId={({ id }) => id}
        status={mayImport ? (failure && !data ? "error" : isLoading ? "loading" : "ready") : "no-permission"}
        noPermission={text("imports.noPermission")}
        page={
          data
            ? {
                offset,
                total: data.total,
                onNext:
                  data.next === null
                    ? undefined
                    : () => setParams({ after: data.next ?? "", offset: String(offset + data.items.length) }),
                onPrevious: undefined,
                onFirst: offset > 0 ? () => setParams({}) : undefined,
              }
            : undefined
        }
        rowHref={({ id }) => addressOfBatch(id)}
        onRowOpen={({ id }) => void navigate(addressOfBatch(id))}
        empty={
          <EmptyState icon={<UploadIcon size={32} />} title={text("imports.none")}>
            {text("imports.none.hint")}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

export default withImportsTexts(ImportsScreen);
