import { type ImportBatch, placeImports } from "@yer/api/contract/places-import";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../language/useText.js";
import type { PlaceRegister } from "../usePlaceRegister.js";

/** Lists that were uploaded before, newest first; a row opens where it was left. */
export function ImportBatches({ register }: { register: PlaceRegister }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { data, failure, isLoading, refetch } = useRead(placeImports.list, { query: {} });
  const columns = useMemo<readonly DataTableColumn<ImportBatch>[]>(
    () => [
      {
        id: "file",
        header: text("places.batch.file"),
        cell: (batch) => batch.fileName,
        rowHeader: true,
        minWidth: 200,
      },
      {
        id: "rows",
        header: text("places.import.rows"),
        cell: (batch) => intl.formatNumber(batch.rows),
        align: "end",
        width: 140,
      },
      {
        id: "state",
        header: text("places.column.state"),
        cell: (batch) => (
          <StatusTag tone={batch.state === "applied" ? "success" : "neutral"}>
            {text(`places.batch.${batch.state}`)}
          </StatusTag>
        ),
        width: 160,
      },
      { id: "by", header: text("places.batch.by"), cell: (batch) => batch.by, minWidth: 180 },
      { id: "at", header: text("places.batch.at"), cell: (batch) => dates.moment(batch.at), width: 180 },
    ],
    [text, intl, dates],
  );
  return (
    <Stack gap={3}>
      <h2>{text("places.import.batches")}</h2>
      <DataTable
        label={text("places.import.batches")}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(batch) => batch.id}
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        onRowOpen={(batch) => register.open("import", { batch: batch.id })}
        empty={<EmptyState title={text("places.import.none.yet")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}
