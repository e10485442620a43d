/** How a chart draws its figures. */
export type ChartKind = "bar" | "line" | "area" | "donut";

/** What the names of the points are: words, or ISO dates (`2026-03-05`, `2026-03`, `2026`) to be written in the language of the page. */
export type ChartCategoryFormat = "text" | "day" | "month" | "year";

/** How a figure is written: a number, whole tiyin shown as soum, a share of one, or the host's own way. */
export type ChartValueFormat = "number" | "money" | "percent" | ((value: number) => string);

/** One set of figures: bars of one colour, one line, one area. */
export interface ChartSeries {
  /** Names the series among the others. */
  readonly id: string;
  /** What people read in the legend and in the table. */
  readonly label: string;
  /** A figure for each category, in their order; `null` where there is none. */
  readonly values: readonly (number | null)[];
}

/**
 * What state the figures are in.
 * - `ready`: they are here; without any, the empty face shows.
 * - `loading`: they are on their way.
 * - `error`: they could not be had; says so, with a way to try again.
 * - `no-permission`: this person may not see them; says so.
 */
export type ChartStatus = "ready" | "loading" | "error" | "no-permission";

/** The figures of a chart, as every part of it takes them. */
export interface ChartFigures {
  /** Names of the points: bars side by side, steps of a line, slices of a donut. */
  readonly categories: readonly string[];
  /** The figures. A donut shows the first series only; six can be told apart, so fold the smallest into one. */
  readonly series: readonly ChartSeries[];
}
