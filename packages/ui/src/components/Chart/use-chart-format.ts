import { useMemo } from "react";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { formatOf, minorDigits, sayAmount } from "../MoneyField/say-amount.js";
import type { ChartCategoryFormat, ChartValueFormat } from "./types.js";

/** How a chart writes its figures and the names of its points. */
export interface ChartFormat {
  /** A figure in full: in the table, in the summary, at a point. */
  readonly value: (value: number) => string;
  /** A figure where there is little room: along an axis, beside a bar. */
  readonly short: (value: number) => string;
  /** A change: with its sign. */
  readonly change: (by: number) => string;
  /** A share of the whole, in percent. */
  readonly share: (share: number, isChange?: boolean) => string;
  /** A category's name in full. */
  readonly category: (category: string) => string;
  /** A category's name along an axis, in at most so many signs; a month with its year only where the axis runs over several. */
  readonly tick: (category: string, isOverYears: boolean, signs: number) => string;
}

const dates = {
  day: [
    { day: "numeric", month: "long", year: "numeric" },
    { day: "numeric", month: "short" },
  ],
  month: [{ month: "long", year: "numeric" }, { month: "short" }],
  year: [{ year: "numeric" }, { year: "numeric" }],
} as const;

/** The formats of a chart, in the language of the page. */
export function useChartFormat(
  valueFormat: ChartValueFormat,
  categoryFormat: ChartCategoryFormat,
  unit: string | undefined,
): ChartFormat {
  const ui = useUiIntl();
  return useMemo((): ChartFormat => {
    const { intl } = ui;
    const perWhole = 10 ** minorDigits(formatOf(ui));
    const withUnit = (written: string): string => (unit === undefined ? written : `${written}\u00A0${unit}`);
    const value = (given: number): string => {
      if (typeof valueFormat === "function") return valueFormat(given);
      if (valueFormat === "money") return sayAmount(ui, given);
      return withUnit(
        intl.formatNumber(given, {
          style: valueFormat === "percent" ? "percent" : "decimal",
          maximumFractionDigits: valueFormat === "percent" ? 1 : 2,
        }),
      );
    };
    const short = (given: number): string => {
      if (typeof valueFormat === "function") return valueFormat(given);
      if (valueFormat === "percent") return intl.formatNumber(given, { style: "percent", maximumFractionDigits: 1 });
      const shown = valueFormat === "money" ? given / perWhole : given;
      return intl.formatNumber(shown, {
        notation: Math.abs(shown) < 10_000 ? "standard" : "compact",
        maximumFractionDigits: Math.abs(shown) < 100 ? 2 : 1,
      });
    };
    const signed = (by: number, written: string): string => (by > 0 ? `+${written}` : written);
    const date = (category: string, length: 0 | 1): string =>
      categoryFormat === "text"
        ? category
        : intl.formatDate(new Date(category), { ...dates[categoryFormat][length], timeZone: "UTC" });
    return {
      value,
      short,
      change: (by) => signed(by, value(by)),
      share: (share, isChange = false) =>
        signed(isChange ? share : 0, intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 })),
      category: (category) => date(category, 0),
      tick: (category, isOverYears, signs) => {
        const hasYear = isOverYears && (categoryFormat === "month" || categoryFormat === "day");
        const name = hasYear ? `${date(category, 1)} ’${category.slice(2, 4)}` : date(category, 1);
        return name.length > signs ? `${name.slice(0, signs - 1).trimEnd()}…` : name;
      },
    };
  }, [ui, unit, valueFormat, categoryFormat]);
}
