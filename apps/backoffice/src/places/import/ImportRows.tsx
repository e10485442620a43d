import {
  type ImportBatch,
  type ImportRow,
  type ImportRowKind,
  importRowKinds,
  placeImports,
} from "@yer/api/contract/places-import";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Select,
  Stack,
  Stat,
  StatGroup,
  StatusTag,
  type Tone,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { TableTools } from "../../table-look/TableTools.js";
import { useTableLook } from "../../table-look/useTableLook.js";
import { TableLookMenu } from "../../table-look/TableLookMenu.js";
import { usePlacesText } from "../placesTexts.js";

const tones: Readonly<Record<ImportRowKind, Tone>> = {
  new: "success",
  changed: "info",
  unchanged: "neutral",
  wrong: "danger",
};

/** Figures of a checked list, and its rows; wrong ones first where there are any. */
export function ImportRows({ batch, counts }: { batch: ImportBatch; counts: NonNullable<ImportBatch["counts"]> }) {
  const text = usePlacesText();
  const intl = useIntl();
  const [kind, setKind] = useState<ImportRowKind | "all">(counts.wrong > 0 ? "wrong" : "all");
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [before, setBefore] = useState<readonly number[]>([]);
  const after = cursors.at(-1);
  const { data, failure, isFetching, currentData, refetch } = useRead(placeImports.rows, {
    params: { id: batch.id },
    query: { ...(kind === "all" ? {} : { kind: [kind] }), ...(after === undefined ? {} : { after }) },
  });
  const columns = useMemo<readonly DataTableColumn<ImportRow>[]>(
    () => [
      { id: "line", header: text("places.import.line"), cell: (row) => row.line, width: 104, align: "end" },
      { id: "code", header: text("places.column.code"), cell: (row) => row.code || "—", rowHeader: true, width: 120 },
      {
        id: "name",
        header: text("places.column.name"),
        cell: (row) =>
          row.before === null || row.before === row.name
            ? row.name || "—"
            : `${row.name} (${text("places.import.before", { name: row.before })})`,
        minWidth: 200,
      },
      { id: "district", header: text("places.parent.neighborhood"), cell: (row) => row.district || "—", width: 120 },
      {
        id: "what",
        header: text("places.import.what"),
        cell: (row) =>
          row.kind === "wrong" ? (
            row.faults.map((fault) => sayReason(text, fault)).join(" · ")
          ) : (
            <StatusTag tone={tones[row.kind]}>{text(`places.import.kind.${row.kind}`)}</StatusTag>
          ),
        minWidth: 240,
      },
    ],
    [text],
  );
  const look = useTableLook("placeRows", columns, false);
  function show(next: ImportRowKind | "all"): void {
    setKind(next);
    setCursors([]);
    setBefore([]);
  }
  const offset = before.reduce((sum, rows) => sum + rows, 0);
  const isLoading = isFetching && !currentData;
  return (
    <Stack gap={4}>
      <StatGroup>
        {importRowKinds.map((one) => (
          <Stat
            key={one}
            label={text(`places.import.kind.${one}`)}
            value={intl.formatNumber(counts[one])}
            tone={one === "wrong" && counts.wrong > 0 ? "danger" : "neutral"}
          />
        ))}
      </StatGroup>
      <Select
        label={text("places.import.show")}
        value={kind}
        onChange={(next) => show(next as ImportRowKind | "all")}
        options={[
          { id: "all", label: text("places.import.all") },
          ...importRowKinds.map((one) => ({ id: one, label: text(`places.import.kind.${one}`) })),
        ]}
        width="md"
      />
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("places.import.rows")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? []}
        rowId={(row) => String(row.line)}
        maxHeight="60dvh"
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        page={
          data
            ? {
                offset,
                total: data.total,
                onNext:
                  data.next === null
                    ? undefined
                    : () => {
                        setCursors([...cursors, data.next ?? ""]);
                        setBefore([...before, data.items.length]);
                      },
                onPrevious:
                  cursors.length > 0
                    ? () => {
                        setCursors(cursors.slice(0, -1));
                        setBefore(before.slice(0, -1));
                      }
                    : undefined,
              }
            : undefined
        }
        empty={<EmptyState title={text("places.empty")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}
