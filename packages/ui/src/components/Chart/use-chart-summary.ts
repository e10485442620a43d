import { useUiText } from "../../UiProvider/ui-intl.js";
import { type ChartPoint, summarise } from "./summary.js";
import type { ChartFigures } from "./types.js";
import type { ChartFormat } from "./use-chart-format.js";

/** What a chart shows, in one sentence: its highest and lowest figure, the total, and over time the change. */
export function useChartSummary(
  figures: ChartFigures,
  format: ChartFormat,
  { isTotalled, isTimed }: { readonly isTotalled: boolean; readonly isTimed: boolean },
): string {
  const text = useUiText();
  const facts = summarise(figures);
  if (!facts) return "";
  const { categories, series } = figures;
  const { highest, lowest, total, change } = facts;
  const [first, last] = [categories[0] ?? "", categories.at(-1) ?? ""];

  const where = ({ series: index, at }: ChartPoint): string => {
    const name = format.category(categories[at] ?? "");
    return series.length > 1 ? `${name}, ${series[index]?.label ?? ""}` : name;
  };
  const told = (point: ChartPoint) => ({ where: where(point), value: format.value(point.value) });

  const parts: string[] =
    highest.value === lowest.value
      ? [text("chart.equal", { value: format.value(highest.value) })]
      : [text("chart.highest", told(highest)), text("chart.lowest", told(lowest))];
  if (isTotalled) parts.push(text("chart.sum", { value: format.value(total) }));
  // Rates of several series add up to nothing, so their change would be none either.
  if (isTimed && categories.length > 1 && (isTotalled || series.length === 1)) {
    const share = change.share === undefined ? "" : ` (${format.share(change.share, true)})`;
    parts.push(
      text("chart.change", {
        from: format.category(first),
        to: format.category(last),
        change: `${format.change(change.by)}${share}`,
      }),
    );
  }
  const sentence = parts.join("; ");
  return `${sentence.charAt(0).toLocaleUpperCase()}${sentence.slice(1)}.`;
}
