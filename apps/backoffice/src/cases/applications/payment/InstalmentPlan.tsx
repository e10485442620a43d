import type { Application } from "@yer/api/contract/applications";
import { useExtra } from "@yer/api/react";
import { Button, Card, DataTable, type DataTableColumn, StatusTag, useDates } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { useMoney } from "./use-money.js";
import { instalmentStateWords } from "../instalment-words.js";

type Contract = NonNullable<NonNullable<Application["charge"]>["contract"]>;
type Instalment = Contract["schedule"][number];

const instalmentTone = { paid: "success", due: "neutral", overdue: "danger" } as const;

/** The contract by which a charge is paid in instalments, and what is paid of each. */
export function InstalmentPlan({ contract }: { readonly contract: Contract }) {
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
      cell: ({ state }) => <StatusTag tone={instalmentTone[state]}>{text(instalmentStateWords[state])}</StatusTag>,
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
