import type { Application } from "@yer/api/contract/applications";
import { Card, DataTable, type DataTableColumn, EmptyState, useDates } from "@yer/ui";
import { useMemo } from "react";
import { TakeBack } from "../../money/TakeBack.js";
import { useApplicationText } from "../application-texts.js";
import { useMoney } from "./use-money.js";

type Receipt = NonNullable<Application["charge"]>["receipts"][number];

/** Props of {@link Receipts}. */
export interface ReceiptsProps<Of extends Receipt = Receipt> {
  /** The application they were received for. */
  readonly applicationId: string;
  readonly receipts: readonly Of[];
  /** Columns behind the usual ones; keep their identity. */
  readonly more?: readonly DataTableColumn<Of>[];
}

const none: readonly never[] = [];

/** What was received for an application. */
export function Receipts<Of extends Receipt>({ applicationId, receipts, more = none }: ReceiptsProps<Of>) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const columns = useMemo<DataTableColumn<Of>[]>(
    () => [
      {
        id: "document",
        header: text("word.document"),
        cell: ({ document, imported }) => (imported ? `${document} (${text("payment.receipt.imported")})` : document),
        isRowHeader: true,
        minWidth: 180,
      },
      { id: "day", header: text("word.day"), cell: ({ paidOn }) => dates.day(paidOn), width: 150 },
      {
        id: "amount",
        header: text("word.amount"),
        cell: ({ amount, cancelledAt }) => (cancelledAt === null ? money(amount) : <del>{money(amount)}</del>),
        align: "end",
        minWidth: 150,
      },
      {
        id: "by",
        header: text("payment.receipt.by"),
        cell: ({ by, cancelledAt }) =>
          cancelledAt === null ? (by ?? "—") : text("payment.receipt.cancelled", { day: dates.day(cancelledAt) }),
        minWidth: 180,
      },
      ...more,
      {
        id: "act",
        header: text("word.actions"),
        cell: (receipt) => <TakeBack applicationId={applicationId} receipt={receipt} />,
        width: 150,
      },
    ],
    [text, dates, money, more, applicationId],
  );
  return (
    <Card title={text("payment.receipts")}>
      {receipts.length === 0 ? (
        <EmptyState title={text("payment.receipts.none")} />
      ) : (
        <DataTable
          aria-label={text("payment.receipts")}
          columns={columns}
          rows={receipts}
          rowId={({ id }) => id}
          status="ready"
          emptyState={null}
        />
      )}
    </Card>
  );
}
