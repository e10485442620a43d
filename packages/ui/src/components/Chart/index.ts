export { Chart, type ChartProps } from "./Chart.js";
export type {
  ChartCategoryFormat,
  ChartFigures,
  ChartKind,
  ChartSeries,
  ChartStatus,
  ChartValueFormat,
} from "./types.js";
