import { isOfDays, type Report, unitOf } from "@yer/api/contract/report";
import type { ReportRead } from "@yer/api/contract/reports";
import { useTheme } from "@yer/api/react";
import { Chart } from "@yer/ui";
import { rowInWords } from "./in-words.js";
import { reportWord, useReportText } from "./report-texts.js";

/** Rows whose bars can be told apart; of more the table alone tells. */
const mostBars = 24;

/** Props of {@link ReportChart}. */
export interface ReportChartProps {
  readonly report: Report;
  readonly data: ReportRead;
  /** What the report is called. */
  readonly title: string;
}

/** The columns that a report draws, of the rows that have something (a line of all), with the same figures as a table. */
export function ReportChart({ report, data, title }: ReportChartProps) {
  const text = useReportText();
  const { locale } = useTheme();
  const drawn = report.drawn.flatMap((key) => {
    const index = data.columns.indexOf(key);
    return index < 0 ? [] : [{ key, index }];
  });
  const [first] = drawn;
  const bars = data.items.filter(
    ({ values }) => report.chart === "line" || drawn.some(({ index }) => (values[index] ?? 0) !== 0),
  );
  const column = first && report.columns[first.key];
  // Weeks are named by their first days, so that there is room for them.
  const isTimed = isOfDays(data.by) && data.split === undefined;
  const isLine = report.chart === "line";
  if (column === undefined || report.chart === "none" || bars.length === 0) return null;
  if (!isLine && bars.length > mostBars) return null;
  const unit = unitOf(column);
  return (
    <Chart
      kind={isLine ? "line" : "bar"}
      level={2}
      title={text("reports.chart", { name: title })}
      categoryLabel={text(reportWord(`by.${data.by}`))}
      categories={bars.map((row) => (isTimed && row.key !== null ? row.key : rowInWords(text, locale, data, row)))}
      categoryFormat={!isTimed ? "text" : data.by === "month" ? "month" : "day"}
      series={drawn.map(({ key, index }) => ({
        id: key,
        label: text(reportWord(`column.${key}`)),
        values: bars.map(({ values }) => values[index] ?? null),
      }))}
      valueFormat={unit === "tiyin" ? "money" : "number"}
      {...(unit === "squareMetres" && { unit: "m²" })}
      // Some of them are parts of others.
      isTotalled={false}
      isHorizontal={!isLine}
      height={isLine ? 260 : 80 + bars.length * (20 + drawn.length * 14)}
    />
  );
}
