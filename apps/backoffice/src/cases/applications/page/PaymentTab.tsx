import type { Application } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useExtra, useTheme } from "@yer/api/react";
import {
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  Disclosure,
  EmptyState,
  Stack,
  StatusTag,
  useDates,
  WalletIcon,
} from "@yer/ui";
import { useCallback, useMemo } from "react";
import { Corrections } from "../../money/Corrections.js";
import { Refunds } from "../../money/Refunds.js";
import { TakeBack } from "../../money/TakeBack.js";
import { useApplicationText } from "../application-texts.js";
import { OwedReceipt } from "./OwedReceipt.js";

type Charge = NonNullable<Application["charge"]>;
type Receipt = Charge["receipts"][number];
type Instalment = NonNullable<Charge["contract"]>["schedule"][number];

const chargeTone = { open: "warning", paid: "success", void: "neutral", free: "success" } as const;
const instalmentTone = { paid: "success", due: "neutral", overdue: "danger" } as const;

function useMoney(): (tiyin: number) => string {
  const { locale } = useTheme();
  return useCallback((tiyin) => formatMoney(tiyin, locale), [locale]);
}

/** A row of the charge: pressed, it opens into what it was reckoned from. */
function SumRow({ file: application, row }: { file: Application; row: Charge["rows"][number] }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const { locale } = useTheme();
  const { client } = useExtra();
  const { bhm, since, multiple, percent, fileId: applicationId } = row.params ?? {};
  const attached = application.facts.files.find(({ id }) => id === applicationId);
  return (
    <Disclosure
      title={text("payment.row.opens", {
        what: text(`sum.${row.code}`, row.params),
        sum: money(row.amount),
      })}
    >
      <DescriptionList
        items={[
          ...(typeof bhm === "number"
            ? [
                {
                  term: typeof since === "string" ? text("payment.row.bhm", { day: dates.day(since) }) : "",
                  details: money(bhm),
                },
              ]
            : []),
          ...(typeof multiple === "number"
            ? [
                {
                  term: text("payment.row.multiple"),
                  details: `× ${multiple} (${application.district.name[locale]})`,
                },
              ]
            : []),
          ...(typeof percent === "number" ? [{ term: text("word.discount"), details: `${percent} %` }] : []),
          ...(attached
            ? [
                {
                  term: text("payment.row.document"),
                  details: (
                    <Button size="sm" variant="quiet" onPress={() => client.download(attached.id)}>
                      {attached.name}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Disclosure>
  );
}

function Contract({ contract }: { contract: NonNullable<Charge["contract"]> }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const { client } = useExtra();
  const { file } = contract;
  const columns: DataTableColumn<Instalment>[] = [
    {
      id: "due",
      header: text("payment.instalment"),
      cell: ({ dueOn }) => dates.day(dueOn),
      isRowHeader: true,
      minWidth: 140,
    },
    {
      id: "amount",
      header: text("word.amount"),
      cell: ({ amount }) => money(amount),
      align: "end",
      minWidth: 140,
    },
    {
      id: "paid",
      header: text("word.paid"),
      cell: ({ paid }) => money(paid),
      align: "end",
      minWidth: 140,
    },
    {
      id: "state",
      header: text("word.state"),
      cell: ({ state }) => (
        <StatusTag tone={instalmentTone[state]}>{text(`payment.instalment.state.${state}`)}</StatusTag>
      ),
      width: 160,
    },
  ];
  const title = text("payment.contract", { number: contract.number, day: dates.day(contract.signedOn) });
  return (
    <Card
      title={title}
      actions={
        file ? (
          <Button size="sm" variant="quiet" onPress={() => client.download(file.id)}>
            {text("payment.contract.file")}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        aria-label={title}
        columns={columns}
        rows={contract.schedule}
        rowId={({ dueOn }) => dueOn}
        status="ready"
        emptyState={null}
      />
    </Card>
  );
}

function Receipts({ applicationId, receipts }: { applicationId: string; receipts: readonly Receipt[] }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const columns = useMemo<DataTableColumn<Receipt>[]>(
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
      {
        id: "act",
        header: text("word.actions"),
        cell: (receipt) => <TakeBack applicationId={applicationId} receipt={receipt} />,
        width: 150,
      },
    ],
    [text, dates, money, applicationId],
  );
  return (
    <Card title={text("payment.receipts")}>
      <DataTable
        aria-label={text("payment.receipts")}
        columns={columns}
        rows={receipts}
        rowId={({ id }) => id}
        status="ready"
        emptyState={<EmptyState title={text("payment.receipts.none")} />}
      />
    </Card>
  );
}

/** The charge, the rows that made it, its contract, and the receipts. Every sum opens into what it is made of. */
export default function PaymentTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const { charge } = application;
  if (!charge) return <EmptyState icon={<WalletIcon size={32} />} title={text("payment.none")} />;
  return (
    <Stack gap={4}>
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            {
              term: text("word.state"),
              details: <StatusTag tone={chargeTone[charge.state]}>{text(`payment.state.${charge.state}`)}</StatusTag>,
            },
            { term: text("payment.amount"), details: money(charge.amount) },
            ...(charge.state === "void"
              ? [
                  {
                    term: text(application.status === "unregistered" ? "payment.refund" : "payment.credit"),
                    details: money(charge.paid),
                  },
                ]
              : [
                  { term: text("word.paid"), details: money(charge.paid) },
                  { term: text("payment.remaining"), details: money(charge.remaining) },
                ]),
            ...(charge.overpaid > 0 ? [{ term: text("payment.overpaid"), details: money(charge.overpaid) }] : []),
            // Under a contract each instalment has its own day.
            ...(charge.dueOn && charge.state === "open" && !charge.contract
              ? [{ term: text("payment.due"), details: dates.day(charge.dueOn) }]
              : []),
            ...(charge.consentedAt
              ? [{ term: text("payment.consented"), details: dates.moment(charge.consentedAt) }]
              : []),
            { term: text("payment.made"), details: dates.moment(charge.madeAt) },
          ]}
        />
      </Card>
      <Card title={text("payment.rows")}>
        {charge.rows.map((row) => (
          <SumRow key={row.code} file={application} row={row} />
        ))}
      </Card>
      {charge.contract ? <Contract contract={charge.contract} /> : null}
      <Receipts applicationId={application.id} receipts={charge.receipts} />
      <Corrections applicationId={application.id} />
      <OwedReceipt file={application} />
      <Refunds applicationId={application.id} />
    </Stack>
  );
}
