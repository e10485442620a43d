import { type ReceiptBatch, receiptImports, receiptListBounds } from "@yer/api/contract/receipt-imports";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FileUpload,
  Stack,
  StatusTag,
  useDates,
  WalletIcon,
} from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useBatchUpload } from "../shell/useBatchUpload.js";
import { Export } from "../exports/Export.js";
import { useListPage } from "../shell/useListPage.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useReceiptsText, withReceiptsTexts } from "./receiptsTexts.js";

const noRows: readonly ReceiptBatch[] = [];
const noFiles: readonly never[] = [];
const addressOfBatch = (id: string): string => addressOf("/receipts/:id", { id });
const stateTone = { checked: "neutral", applied: "success", undone: "warning" } as const;

const fileOf = (batch: ReceiptBatch) => ({ id: batch.id, name: batch.fileName });

/** `/receipts`: bring a bank's list, or go on with one of before. */
function ReceiptsScreen() {
  const text = useReceiptsText();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const mayRecord = useMay("record:payment");
  const upload = useBatchUpload(receiptImports.upload, fileOf);
  const place = useListPage();
  const { data, failure, isLoading, refetch } = useRead(receiptImports.list, mayRecord ? { query: place.query } : skip);
  const title = text("receipts.title");
  useScreenTitle(title, !mayRecord || data !== undefined || failure !== undefined);
  const columns = useMemo<DataTableColumn<ReceiptBatch>[]>(
    () => [
      {
        id: "file",
        header: text("receipts.column.file"),
        cell: ({ fileName }) => fileName,
        rowHeader: true,
        minWidth: 200,
      },
      {
        id: "amount",
        header: text("receipts.column.amount"),
        cell: ({ amount }) => formatMoney(amount, locale),
        align: "end",
        minWidth: 160,
      },
      {
        id: "state",
        header: text("receipts.column.state"),
        cell: ({ state }) => <StatusTag tone={stateTone[state]}>{text(`receipts.state.${state}`)}</StatusTag>,
        width: 180,
      },
      { id: "by", header: text("receipts.column.by"), cell: ({ by }) => by, minWidth: 180 },
      { id: "at", header: text("receipts.column.at"), cell: ({ at }) => dates.moment(at), width: 200 },
    ],
    [text, dates, locale],
  );
  const look = useTableLook("receipts", columns);
  return (
    <Stack gap={4}>
      <h1>{title}</h1>
      <p>{text("receipts.lead")}</p>
      {mayRecord ? (
        <Card>
          <FileUpload
            label={text("receipts.file")}
            description={text("receipts.file.hint")}
            accept={[".csv", ".txt"]}
            maxFiles={1}
            maxSize={receiptListBounds.mostBytes}
            value={noFiles}
            upload={upload}
            onChange={([uploaded]) => {
              if (uploaded) void navigate(addressOfBatch(uploaded.id));
            }}
          />
        </Card>
      ) : null}
      <Stack direction="row" gap={3} justify="between">
        <h2>{text("receipts.before")}</h2>
        {mayRecord ? (
          <TableTools>
            <TableLookMenu look={look} />
            <Export register="receipts" query={{}} code="export:property" columns={look.shown} />
          </TableTools>
        ) : null}
      </Stack>
      <DataTable
        label={text("receipts.before")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noRows}
        rowId={({ id }) => id}
        status={mayRecord ? (failure && !data ? "error" : isLoading ? "loading" : "ready") : "no-permission"}
        noPermission={text("receipts.noPermission")}
        page={place.pageOf(data)}
        rowHref={({ id }) => addressOfBatch(id)}
        onRowOpen={({ id }) => void navigate(addressOfBatch(id))}
        empty={<EmptyState icon={<WalletIcon size={32} />} title={text("receipts.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

export default withReceiptsTexts(ReceiptsScreen);
