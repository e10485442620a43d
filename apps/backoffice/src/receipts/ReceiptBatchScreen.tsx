import {
  type ReceiptBatch,
  type ReceiptRow,
  receiptImports,
  type ReceiptRowKind,
  receiptRowKinds,
} from "@yer/api/contract/receipt-imports";
import { formatMoney } from "@yer/api/formats";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useRead, useTheme } from "@yer/api/react";
import {
  AlertDialog,
  Breadcrumbs,
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  EmptyState,
  InlineAlert,
  Link,
  PageSpinner,
  Stack,
  Stat,
  StatGroup,
  StatusTag,
  UndoIcon,
  useDates,
  WalletIcon,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { Export } from "../exports/Export.js";
import { NoRecord } from "../shell/NoRecord.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useReceiptsText, withReceiptsTexts } from "./receiptsTexts.js";

const kindTone = {
  new: "info",
  over: "warning",
  known: "neutral",
  wrong: "danger",
  entered: "success",
  undone: "neutral",
  kept: "warning",
} as const satisfies Record<ReceiptRowKind, string>;

/** Lines that pay more than is owed, and that somebody said are right. */
interface Confirmation {
  readonly lines: ReadonlySet<number>;
  readonly confirm: (line: number, right: boolean) => void;
}

/** @param confirmation `null` once the list is entered */
function useColumns(confirmation: Confirmation | null): readonly DataTableColumn<ReceiptRow>[] {
  const text = useReceiptsText();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(
    () => [
      { id: "line", header: text("receipts.line"), cell: ({ line }) => line, align: "end", width: 104 },
      {
        id: "number",
        header: text("receipts.number"),
        cell: ({ number, applicationId: id }) =>
          id === null ? number || "—" : <Link href={addressOf("/application/:id", { id })}>{number}</Link>,
        width: 190,
      },
      {
        id: "document",
        header: text("receipts.document"),
        cell: ({ document }) => document || "—",
        rowHeader: true,
        minWidth: 140,
      },
      {
        id: "day",
        header: text("receipts.day"),
        cell: ({ paidOn }) => (paidOn === null ? "—" : dates.day(paidOn)),
        width: 160,
      },
      {
        id: "amount",
        header: text("receipts.column.amount"),
        cell: ({ amount }) => (amount === null ? "—" : formatMoney(amount, locale)),
        align: "end",
        minWidth: 150,
      },
      {
        id: "what",
        header: text("receipts.what"),
        cell: ({ line, kind, excess, faults }) => (
          <Stack gap={1} align="start">
            <StatusTag tone={kindTone[kind]}>{text(`receipts.kind.${kind}`)}</StatusTag>
            {kind === "over" && excess !== null ? (
              <small>{text("receipts.excess", { excess: formatMoney(excess, locale) })}</small>
            ) : null}
            {kind === "over" && confirmation !== null ? (
              <Checkbox
                isSelected={confirmation.lines.has(line)}
                onChange={(right) => confirmation.confirm(line, right)}
              >
                {text("receipts.confirm", { line })}
              </Checkbox>
            ) : null}
            {faults.length > 0 ? <small>{faults.map((fault) => sayReason(text, fault)).join(" · ")}</small> : null}
          </Stack>
        ),
        minWidth: 240,
      },
    ],
    [text, dates, locale, confirmation],
  );
}

const noLines: ReadonlySet<number> = new Set();

function Batch({ batch, rows }: { batch: ReceiptBatch; rows: readonly ReceiptRow[] }) {
  const text = useReceiptsText();
  const intl = useIntl();
  const { locale } = useTheme();
  const [lines, setLines] = useState<ReadonlySet<number>>(noLines);
  const checked = batch.state === "checked";
  const confirmation = useMemo<Confirmation | null>(
    () =>
      checked
        ? {
            lines,
            confirm: (line, right) =>
              setLines((before) => new Set(right ? [...before, line] : [...before].filter((each) => each !== line))),
          }
        : null,
    [checked, lines],
  );
  const columns = useColumns(confirmation);
  const look = useTableLook("receiptRows", columns);
  const entering = batch.counts.new + lines.size;
  const [apply, applying] = useAct(receiptImports.apply);
  const [undo, undoing] = useAct(receiptImports.undo);
  const failure = applying.failure ?? undoing.failure;
  const args = { params: { id: batch.id }, ifMatch: batch.version };
  useScreenTitle(batch.fileName);
  return (
    <Stack gap={4}>
      <Breadcrumbs items={[{ label: text("receipts.title"), href: "/receipts" }, { label: batch.fileName }]} />
      <ScreenHead>
        <h1>{batch.fileName}</h1>
        <TableLookMenu look={look} />
        <Export register="receiptRows" query={{ id: batch.id }} code="export:property" columns={look.shown} />
        {checked ? (
          <Button
            variant="primary"
            isPending={applying.pending}
            {...(entering === 0 ? { disabledReason: text("receipts.apply.none") } : {})}
            onPress={async () => {
              const outcome = await apply({ ...args, body: { confirmed: [...lines] } });
              if (!outcome.failure) toasts.push({ tone: "success", text: text("receipts.applied") });
            }}
          >
            {text("receipts.apply", { count: entering })}
          </Button>
        ) : null}
        {batch.state === "applied" ? (
          <AlertDialog
            title={text("receipts.undo")}
            confirmLabel={text("receipts.undo")}
            danger
            trigger={<Button icon={<UndoIcon />}>{text("receipts.undo")}</Button>}
            onConfirm={async () => {
              const outcome = await undo(args);
              if (!outcome.failure) toasts.push({ tone: "success", text: text("receipts.undone") });
            }}
          >
            {text("receipts.undo.text")}
          </AlertDialog>
        ) : null}
      </ScreenHead>
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      {checked && batch.counts.over > 0 ? (
        <InlineAlert tone="warning">{text("receipts.confirm.lead")}</InlineAlert>
      ) : null}
      <StatGroup>
        {receiptRowKinds
          .filter((kind) => batch.counts[kind] > 0)
          .map((kind) => (
            <Stat
              key={kind}
              label={text(`receipts.kind.${kind}`)}
              value={intl.formatNumber(batch.counts[kind])}
              tone={kind === "wrong" || kind === "kept" ? "danger" : "neutral"}
            />
          ))}
        <Stat label={text("receipts.column.amount")} value={formatMoney(batch.amount, locale)} />
      </StatGroup>
      <DataTable
        label={text("receipts.rows")}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={({ line }) => String(line)}
        status="ready"
        empty={<EmptyState title={text("receipts.none")} />}
      />
    </Stack>
  );
}

/** `/receipts/{id}`: a bank's list, row by row: what each would do, or did. */
function ReceiptBatchScreen() {
  const text = useReceiptsText();
  const { id = "" } = useParams();
  const { data, failure, refetch } = useRead(receiptImports.get, { params: { id } });
  if (data) return <Batch batch={data.batch} rows={data.rows} />;
  if (!failure) return <PageSpinner />;
  return (
    <NoRecord
      failure={failure}
      icon={<WalletIcon size={32} />}
      unknown={{ title: text("receipts.notFound") }}
      failed={text("receipts.failed")}
      list={{ label: text("receipts.title"), href: "/receipts" }}
      onRetry={refetch}
    />
  );
}

export default withReceiptsTexts(ReceiptBatchScreen);
