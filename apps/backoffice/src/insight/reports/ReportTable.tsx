import {
  type Report,
  type ReportAsked,
  type ReportColumn,
  type ReportGrouping,
  type ReportKeyOf,
  unitOf,
} from "@yer/api/contract/report";
import { reportOf } from "@yer/api/contract/report-list";
import type { ReportGroup, ReportQuery, ReportRead } from "@yer/api/contract/reports";
import { useMay, useTheme } from "@yer/api/react";
import { ChartIcon, type DataTableColumn, EmptyState, Link } from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import type { FaceRead } from "../../base/screen/use-table-face.js";
import { columnOfSums, Sum } from "../../registers/kit/column-of-sums.js";
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
  /** Title of the report. */
  readonly title: string;
  /** How it becomes a file. @default it can, as its screen asks it */
  readonly isKept?: boolean;
  /** Where a place's parts stand; keep its identity. @default the report's own page, where it is kept */
  readonly partsOf?: ((place: string) => string | undefined) | undefined;
}

const noRows: readonly ReportGroup[] = [];
const rowId = ({ key, split }: ReportGroup): string => `${key ?? ""}|${split?.key ?? ""}`;

/** What a row is of; undefined of what says it of nothing, which no list holds. */
function keysOf({ by, split }: Pick<ReportRead, "by" | "split">, row: ReportGroup): readonly ReportKeyOf[] | undefined {
  const { key, split: second } = row;
  if (key === null) return undefined;
  if (split === undefined || second === undefined) return [[by, key]];
  return second.key === null
    ? undefined
    : [
        [by, key],
        [split, second.key],
      ];
}

/** The rows of a report with their total: each number leads to its list, and each place to its parts. */
export function ReportTable({ id, report, read, data, query, title, isKept = true, partsOf }: ReportTableProps) {
  const text = useReportText();
  const intl = useIntl();
  const { locale } = useTheme();
  const charges = useMay("read:cpayments");
  const distributions = useMay("read:cdistribution");
  const columns = useMemo((): DataTableColumn<ReportGroup>[] => {
    if (data === undefined) return [];
    const { by, split, period } = data;
    const today = data.at.slice(0, 10);
    const asked: ReportAsked = { from: period?.from ?? today, to: period?.to ?? today, place: query.place };
    const lists = { charges, distributions, plan: false };
    const name = (row: ReportGroup): string => groupInWords(text, { locale, by }, row);
    const number = (
      column: ReportColumn,
      say: (value: number | null) => string,
      value: number | null,
      row?: ReportGroup,
    ): ReactNode => {
      const keys = row && keysOf(data, row);
      const words = unitOf(column) === "tiyin" ? <Sum>{say(value)}</Sum> : say(value);
      // What is none, what is of no group, and a part that is computed of the numbers beside it, open nothing.
      // The lists are of today.
      const isPast = data.asOf !== null || data.kept !== null;
      if (!value || isPast || (row !== undefined && keys === undefined) || !("of" in column)) return words;
      const href = reportLink({ of: column.of, asked, ...(keys !== undefined && { keys }) }, lists);
      return href === undefined ? words : <Link href={href}>{words}</Link>;
    };
    const secondOf = (second: ReportGrouping): DataTableColumn<ReportGroup> => {
      const called = (row: ReportGroup): string =>
        row.split === undefined ? "" : groupInWords(text, { locale, by: second }, row.split);
      return {
        id: "split",
        header: text(reportWord(`by.${second}`)),
        cell: called,
        text: called,
        wraps: true,
        width: 220,
      };
    };
    return [
      {
        id: "group",
        header: text(reportWord(`by.${by}`)),
        cell: (row) => {
          const leadTo = partsOf ?? (isKept ? (place: string) => partsAddress(id, query, place) : undefined);
          const parts = by === "place" && row.key !== null && data.kept === null ? leadTo?.(row.key) : undefined;
          return parts === undefined ? name(row) : <Link href={parts}>{name(row)}</Link>;
        },
        text: name,
        isRowHeader: true,
        sticky: "start",
        wraps: true,
        // Names of organisations and steps are long, and stand in two lines rather than push the last number out.
        width: by === "place" ? 180 : 280,
        footer: text("report.total"),
      },
      ...(split === undefined ? [] : [secondOf(split)]),
      ...data.columns.flatMap((key, index): DataTableColumn<ReportGroup>[] => {
        const column = report.columns[key];
        if (column === undefined) return [];
        const valueOf = ({ values }: ReportGroup): number | null => values[index] ?? null;
        const unit = unitOf(column);
        const sums =
          unit === "tiyin" ? columnOfSums([...data.items.map(valueOf), data.total[index]], locale) : undefined;
        const say = (value: number | null) => sums?.say(value) ?? numberInWords(intl, { locale, unit }, value);
        return [
          {
            id: key,
            header: text(reportWord(`column.${key}`)),
            cell: (row) => number(column, say, valueOf(row), row),
            text: (row) => say(valueOf(row)),
            sortValue: valueOf,
            align: "end",
            // Columns share what is left of a wide screen, sums with them: their last would take all of it.
            minWidth: sums?.width ?? 112,
            wraps: true,
            footer: number(column, say, data.total[index] ?? null),
          },
        ];
      }),
    ];
  }, [text, intl, locale, data, report, id, query, isKept, partsOf, charges, distributions]);
  return (
    <RegisterTable
      // What a person keeps of their tables is bounded: reports that people make share one look.
      name={reportOf(id) === undefined ? "report.own" : `report.${id}`}
      aria-label={title}
      read={read}
      columns={columns}
      rows={data?.items ?? noRows}
      rowId={rowId}
      {...(isKept && { file: { register: "report", query: { ...query, report: id } } })}
      emptyState={
        <EmptyState icon={<ChartIcon size={32} />} title={text(data?.isLong ? "reports.long" : "reports.none")}>
          {text(data?.isLong ? "reports.long.text" : "reports.none.text")}
        </EmptyState>
      }
    />
  );
}
