import type { ReactElement } from "react";
import { CartesianPlot } from "./CartesianPlot.js";
import { DonutPlot } from "./DonutPlot.js";
import type { ChartFigures, ChartKind } from "./types.js";
import type { ChartFormat } from "./use-chart-format.js";

/** What the drawing of a chart takes. */
export interface PlotProps extends ChartFigures {
  readonly kind: ChartKind;
  /** Names the drawing to readers. */
  readonly title: string;
  readonly format: ChartFormat;
  readonly isStacked: boolean;
  readonly isHorizontal: boolean;
  /** In pixels. */
  readonly height: number;
}

/** The drawing of a chart. The only way to recharts, and loaded only when a chart is shown. */
export function ChartPlot(props: PlotProps): ReactElement {
  return props.kind === "donut" ? <DonutPlot {...props} /> : <CartesianPlot {...props} />;
}
