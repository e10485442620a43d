import { type Report, unitOf } from "@yer/api/contract/report";
import type { ReportRead } from "@yer/api/contract/reports";
import { useTheme } from "@yer/api/react";
import { Chart } from "@yer/ui";
import { groupInWords } from "./in-words.js";
import { reportWord, useReportText } from "./report-texts.js";

/** Rows whose bars can be told apart; of more the table alone tells. */
const mostBars = 24;

/** Props of {@link ReportChart}. */
export interface ReportChartProps {
  readonly id: string;
  readonly report: Report;
  readonly data: ReportRead;
}

/** The columns that a report draws, of the rows that have something, with the same figures as a table. */
export function ReportChart({ id, report, data }: ReportChartProps) {
  const text = useReportText();
  const { locale } = useTheme();
  const drawn = report.drawn.flatMap((key) => {
    const index = data.columns.indexOf(key);
    return index < 0 ? [] : [{ key, index }];
  });
  const [first] = drawn;
  const bars = data.items.filter(({ values }) => drawn.some(({ index }) => (values[index] ?? 0) !== 0));
  const column = first && report.columns[first.key];
  if (column === undefined || bars.length === 0 || bars.length > mostBars) return null;
  const unit = unitOf(column);
  return (
    <Chart
      kind="bar"
      level={2}
      title={text("reports.chart", { name: text(reportWord(id)) })}
      categoryLabel={text(reportWord(`by.${data.by}`))}
      categories={bars.map((row) => groupInWords(text, { locale, by: data.by }, row))}
      series={drawn.map(({ key, index }) => ({
        id: key,
        label: text(reportWord(`column.${key}`)),
        values: bars.map(({ values }) => values[index] ?? null),
      }))}
      valueFormat={unit === "tiyin" ? "money" : "number"}
      {...(unit === "squareMetres" && { unit: "m²" })}
      // Some of them are parts of others.
      isTotalled={false}
      isHorizontal
      height={80 + bars.length * (20 + drawn.length * 14)}
    />
  );
}
