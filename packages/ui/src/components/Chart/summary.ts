import type { ChartFigures } from "./types.js";

/** One figure and where it stands. */
export interface ChartPoint {
  /** Index of its series. */
  readonly series: number;
  /** Index of its category. */
  readonly at: number;
  readonly value: number;
}

/** What there is to say of a chart in a sentence. */
export interface ChartFacts {
  readonly highest: ChartPoint;
  readonly lowest: ChartPoint;
  /** Sum of all figures. */
  readonly total: number;
  /** From the first category to the last, all series together; `share` is undefined where it began at nothing. */
  readonly change: { readonly by: number; readonly share: number | undefined };
}

/** Every figure that is there, with its place. */
export function pointsOf({ categories, series }: ChartFigures): ChartPoint[] {
  return series.flatMap(({ values }, index) =>
    categories.flatMap((_, at) => {
      const value = values[at];
      return value === null || value === undefined ? [] : [{ series: index, at, value }];
    }),
  );
}

/** Sum of one category over all series. */
function sumAt(points: readonly ChartPoint[], at: number): number {
  return points.filter((point) => point.at === at).reduce((sum, { value }) => sum + value, 0);
}

/** The facts of a chart; undefined where it has no figures. */
export function summarise(figures: ChartFigures): ChartFacts | undefined {
  const points = pointsOf(figures);
  const [first] = points;
  if (!first) return undefined;
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  const begin = sumAt(points, Math.min(...points.map(({ at }) => at)));
  const end = sumAt(points, Math.max(...points.map(({ at }) => at)));
  return {
    highest,
    lowest,
    total: points.reduce((sum, { value }) => sum + value, 0),
    change: { by: end - begin, share: begin === 0 ? undefined : (end - begin) / Math.abs(begin) },
  };
}
