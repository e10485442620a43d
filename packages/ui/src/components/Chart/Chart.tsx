import { type ReactElement, type ReactNode, Suspense, useId, useState } from "react";
import { styled } from "styled-components";
import { lazyPart } from "../../host/lazy-part.js";
import { TableIcon } from "../../icons/TableIcon.js";
import { ChartIcon } from "../../icons/ChartIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { EmptyState } from "../EmptyState/index.js";
import { Skeleton } from "../Skeleton/index.js";
import { ToggleButton } from "../ToggleButton/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { ChartTable } from "./ChartTable.js";
import { pointsOf } from "./summary.js";
import type { ChartCategoryFormat, ChartFigures, ChartKind, ChartStatus, ChartValueFormat } from "./types.js";
import { useChartFormat } from "./use-chart-format.js";
import { useChartSummary } from "./use-chart-summary.js";
import { useNearView } from "./use-near-view.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Chart}. */
export interface ChartProps extends ChartFigures, RootProps {
  /** How the figures are drawn: amounts side by side, a course over time, a course with its sum, shares of a whole. */
  readonly kind: ChartKind;
  /** What the chart shows, as a heading. */
  readonly title: string;
  /** Level of the heading. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** What the figures are about, from which time and by whose count: what must be known to read them. */
  readonly description?: ReactNode;
  /** What the categories are: the head of the table's first column. */
  readonly categoryLabel: string;
  /** What the categories' names are. @default "text" */
  readonly categoryFormat?: ChartCategoryFormat;
  /** How the figures are written. @default "number" */
  readonly valueFormat?: ChartValueFormat;
  /** Unit after each number: m², ga. */
  readonly unit?: string;
  /** Whether the series stand on one another, as parts of a sum (bars and areas). @default false */
  readonly isStacked?: boolean;
  /** Whether bars lie: for long names, and for more than about ten of them. @default false */
  readonly isHorizontal?: boolean;
  /** Whether a sum of the figures means anything; it does not for rates and averages. @default valueFormat !== "percent" */
  readonly isTotalled?: boolean;
  /** The sentence that says what the chart shows. @default made of the highest, the lowest, the total and the change */
  readonly summary?: string;
  /** Height of the drawing, in pixels. @default 260 */
  readonly height?: number;
  /** What state the figures are in. @default "ready" */
  readonly status?: ChartStatus;
  /** Asks for the figures once more, after an error. */
  readonly onRetry?: () => void;
  /** Says what there is none of, and what to do. @default "Nothing found", in the language of the page */
  readonly emptyState?: ReactNode;
  /** Whether the table stands in the drawing's place to begin with. @default false */
  readonly defaultTableOpen?: boolean;
}

const Plot = lazyPart(() => import("./ChartPlot.js"), "ChartPlot");

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--yer-space-3);
  position: relative;
  margin: 0;
  min-inline-size: 0;
  break-inside: avoid;

  > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--yer-space-2) var(--yer-space-4);
  }
  > figcaption > div {
    flex: 1 1 24ch;
    min-inline-size: 0;
  }
  h2,
  h3,
  h4 {
    font-size: var(--yer-font-size-lg);
    overflow-wrap: anywhere;
  }
  [data-muted] {
    max-inline-size: var(--yer-measure);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  @media print {
    figcaption button {
      display: none;
    }
  }
`;

/**
 * Figures at a glance: a drawing, one sentence that says what it shows, and the same figures as a table, one press away
 * for everyone and always there for screen readers. The drawing needs recharts (135 kB gzip) and loads it by itself
 * when it first comes near what is seen, or is printed; importing the kit does not.
 */
export function Chart(props: ChartProps): ReactElement {
  const { kind, title, level = 3, categories, status = "ready", valueFormat = "number", height = 260 } = props;
  const { isTotalled = valueFormat !== "percent", isStacked = false, isHorizontal = false } = props;
  const id = useId();
  const text = useUiText();
  const [isTable, setTable] = useState(props.defaultTableOpen ?? false);
  const series = kind === "donut" ? props.series.slice(0, 1) : props.series;
  const { categoryFormat = "text" } = props;
  const isTimed = categoryFormat !== "text";
  const format = useChartFormat(valueFormat, categoryFormat, props.unit);
  const made = useChartSummary({ categories, series }, format, { isTotalled, isTimed });
  const isDrawn = status === "ready" && pointsOf({ categories, series }).length > 0;
  const [stage, wasNear] = useNearView(Plot.begin);
  const Heading = `h${level}` as const;

  return (
    <Root
      {...rootProps(props)}
      aria-labelledby={`${id}-title`}
      aria-busy={status === "loading" || undefined}
      data-kind={kind}
      data-status={status}
    >
      <figcaption>
        <div>
          <Heading id={`${id}-title`}>{title}</Heading>
          {props.description === undefined ? null : <p data-muted="">{props.description}</p>}
        </div>
        {isDrawn ? (
          <ToggleButton size="sm" icon={<TableIcon size={14} />} isSelected={isTable} onChange={setTable}>
            {text("table")}
          </ToggleButton>
        ) : null}
      </figcaption>
      {isDrawn ? (
        <>
          <p data-muted="" data-summary="">
            {props.summary ?? made}
          </p>
          {isTable ? null : wasNear ? (
            <Suspense fallback={<Skeleton shape="block" height={`${height}px`} />}>
              <Plot
                kind={kind}
                title={title}
                categories={categories}
                series={series}
                format={format}
                isStacked={isStacked}
                isHorizontal={isHorizontal}
                height={height}
              />
            </Suspense>
          ) : (
            <div ref={stage}>
              <Skeleton shape="block" height={`${height}px`} />
            </div>
          )}
          <ChartTable
            labelledBy={`${id}-title`}
            categories={categories}
            series={series}
            categoryLabel={props.categoryLabel}
            format={format}
            isTotalled={isTotalled}
            isNamed={!isTimed}
            isHidden={!isTable}
          />
        </>
      ) : status === "loading" ? (
        <>
          <VisuallyHidden>{text("loading")}</VisuallyHidden>
          <Skeleton shape="block" height={`${height}px`} />
        </>
      ) : status === "error" ? (
        <div role="alert">
          <EmptyState
            title={text("table.error")}
            level={3}
            actions={props.onRetry ? <Button onPress={props.onRetry}>{text("retry")}</Button> : undefined}
          >
            {text("table.errorHint")}
          </EmptyState>
        </div>
      ) : status === "no-permission" ? (
        <EmptyState title={text("chart.noPermission")} level={3}>
          {text("table.noPermissionHint")}
        </EmptyState>
      ) : (
        <EmptyState title={text("table.empty")} level={3} icon={<ChartIcon size={32} />}>
          {props.emptyState ?? text("table.emptyHint")}
        </EmptyState>
      )}
    </Root>
  );
}
