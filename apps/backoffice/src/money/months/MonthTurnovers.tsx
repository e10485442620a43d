import type { MoneyMonthPage } from "@yer/api/contract/money-months";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn } from "@yer/ui";
import { useMemo } from "react";
import { type MonthsTextId, useMonthsText } from "./months-texts.js";

type Turnover = MoneyMonthPage["turnovers"][number];

/** What was booked in a month on each account; of a closed one as it was kept when it was closed. */
export function MonthTurnovers({ month }: { readonly month: MoneyMonthPage }) {
  const text = useMonthsText();
  const { locale } = useTheme();
  const { turnovers, entries } = month;
  const columns = useMemo((): DataTableColumn<Turnover>[] => {
    const name = ({ account }: Turnover): string => text(`months.account.${account}` as MonthsTextId);
    return [
      { id: "account", header: text("months.account"), cell: name, text: name, isRowHeader: true, minWidth: 180 },
      {
        id: "debit",
        header: text("months.debit"),
        cell: ({ debit }) => formatMoney(debit, locale),
        align: "end",
        minWidth: 150,
      },
      {
        id: "credit",
        header: text("months.credit"),
        cell: ({ credit }) => formatMoney(credit, locale),
        align: "end",
        minWidth: 150,
      },
    ];
  }, [text, locale]);
  return (
    <section>
      <h3>{text("months.turnovers")}</h3>
      <p>{text("months.entries", { count: entries })}</p>
      {turnovers.length === 0 ? null : (
        <DataTable
          aria-label={text("months.turnovers")}
          columns={columns}
          rows={turnovers}
          rowId={({ account }) => account}
        />
      )}
    </section>
  );
}
