import { type Report, type ReportAsked, type ReportColumn, unitOf } from "@yer/api/contract/report";
import type { ReportGroup, ReportQuery, ReportRead } from "@yer/api/contract/reports";
import { useMay, useTheme } from "@yer/api/react";
import { ChartIcon, type DataTableColumn, EmptyState, Link } from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import type { FaceRead } from "../../base/screen/use-table-face.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { groupInWords, numberInWords } from "./in-words.js";
import { partsAddress } from "./report-address.js";
import { reportLink } from "./report-link.js";
import { reportWord, useReportText } from "./report-texts.js";

/** Props of {@link ReportTable}. */
export interface ReportTableProps {
  readonly id: string;
  readonly report: Report;
  readonly read: FaceRead;
  readonly data: ReportRead | undefined;
  readonly query: ReportQuery;
}

const noRows: readonly ReportGroup[] = [];
const rowId = ({ key }: ReportGroup): string => key ?? "";

/** The rows of a report with their total: each number leads to its list, and each place to its parts. */
export function ReportTable({ id, report, read, data, query }: ReportTableProps) {
  const text = useReportText();
  const intl = useIntl();
  const { locale } = useTheme();
  const charges = useMay("read:cpayments");
  const distributions = useMay("read:cdistribution");
  const columns = useMemo((): DataTableColumn<ReportGroup>[] => {
    if (data === undefined) return [];
    const { by, period } = data;
    const today = data.at.slice(0, 10);
    const asked: ReportAsked = { from: period?.from ?? today, to: period?.to ?? today, place: query.place };
    const lists = { charges, distributions, plan: false };
    const name = (row: ReportGroup): string => groupInWords(text, { locale, by }, row);
    const number = (column: ReportColumn, value: number | null, key: string | null | undefined): ReactNode => {
      const words = numberInWords(intl, { locale, unit: unitOf(column) }, value);
      // What is none, what is of no group, and a part that is computed of the numbers beside it, open nothing.
      if (!value || key === null || !("of" in column)) return words;
      const href = reportLink({ of: column.of, asked, by, ...(key !== undefined && { key }) }, lists);
      return href === undefined ? words : <Link href={href}>{words}</Link>;
    };
    return [
      {
        id: "group",
        header: text(reportWord(`by.${by}`)),
        cell: (row) => {
          const parts = by === "place" && row.key !== null ? partsAddress(id, query, row.key) : undefined;
          return parts === undefined ? name(row) : <Link href={parts}>{name(row)}</Link>;
        },
        text: name,
        isRowHeader: true,
        sticky: "start",
        wraps: true,
        width: by === "place" ? 220 : 380,
        footer: text("report.total"),
      },
      ...data.columns.flatMap((key, index): DataTableColumn<ReportGroup>[] => {
        const column = report.columns[key];
        if (column === undefined) return [];
        const valueOf = ({ values }: ReportGroup): number | null => values[index] ?? null;
        return [
          {
            id: key,
            header: text(reportWord(`column.${key}`)),
            cell: (row) => number(column, valueOf(row), row.key),
            text: (row) => numberInWords(intl, { locale, unit: unitOf(column) }, valueOf(row)),
            sortValue: valueOf,
            align: "end",
            minWidth: unitOf(column) === "tiyin" ? 168 : 112,
            wraps: true,
            footer: number(column, data.total[index] ?? null, undefined),
          },
        ];
      }),
    ];
  }, [text, intl, locale, data, report, id, query, charges, distributions]);
  return (
    <RegisterTable
      name={`report.${id}`}
      aria-label={text(reportWord(id))}
      read={read}
      columns={columns}
      rows={data?.items ?? noRows}
      rowId={rowId}
      file={{ register: "report", query: { ...query, report: id } }}
      emptyState={
        <EmptyState icon={<ChartIcon size={32} />} title={text("reports.none")}>
          {text("reports.none.text")}
        </EmptyState>
      }
    />
  );
}
