import type { ChargeEntry } from "@yer/api/contract/charges";
import { Card, DataTable, type DataTableColumn, EmptyState, Stack, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useMoney } from "../../cases/applications/payment/use-money.js";
import { useChargeText } from "./charges-texts.js";

/** What happened to the money of a charge, as the journal has it, the first first. */
export function ChargeJournal({ entries }: { readonly entries: readonly ChargeEntry[] }) {
  const text = useChargeText();
  const dates = useDates();
  const money = useMoney();
  const columns = useMemo<DataTableColumn<ChargeEntry>[]>(
    () => [
      {
        id: "what",
        header: text("word.act"),
        cell: ({ kind, document }) =>
          document === null
            ? text(`charges.entry.${kind}`)
            : text("charges.entry.of", { what: text(`charges.entry.${kind}`), document }),
        isRowHeader: true,
        minWidth: 260,
      },
      {
        id: "day",
        header: text("word.day"),
        cell: ({ valueDay, bookedDay }) => (
          <Stack gap={1}>
            {dates.day(valueDay)}
            {bookedDay === valueDay ? null : <small>{text("charges.booked", { day: dates.day(bookedDay) })}</small>}
          </Stack>
        ),
        minWidth: 170,
      },
      { id: "amount", header: text("word.amount"), cell: ({ amount }) => money(amount), align: "end", minWidth: 150 },
      { id: "by", header: text("column.by"), cell: ({ by }) => by ?? "—", minWidth: 180 },
    ],
    [text, dates, money],
  );
  return (
    <Card title={text("word.history")}>
      <DataTable
        aria-label={text("word.history")}
        columns={columns}
        rows={entries}
        rowId={({ id }) => id}
        status="ready"
        emptyState={<EmptyState title={text("charges.entries.none")} />}
      />
    </Card>
  );
}
