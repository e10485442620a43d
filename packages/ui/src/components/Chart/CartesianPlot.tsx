import { type PointerEvent, type ReactElement, useEffect, useId, useMemo, useState } from "react";
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  type DotItemDotProps,
  LabelList,
  Line,
  type PlotArea,
  ReferenceLine,
  ResponsiveContainer,
  usePlotArea,
  XAxis,
  YAxis,
} from "recharts";
import { useDirection } from "../../UiProvider/use-direction.js";
import { ChartLegend } from "./ChartLegend.js";
import type { PlotProps } from "./ChartPlot.js";
import { PlotStage } from "./PlotStage.js";
import { PointReadout } from "./PointReadout.js";
import { lookClass, SeriesMark, SeriesPatterns } from "./series-look.js";
import { pointsOf } from "./summary.js";
import { useActivePoint } from "./use-active-point.js";

interface Row {
  readonly at: number;
  readonly values: readonly (number | null)[];
}

/** Figures up to which each carries its value, where values are written at all (high contrast, paper). */
const mostLabels = 24;
/** Signs of a category's name that stand along any axis; the rest is in the table and at the point. */
const tickSigns = 22;
/** Of the drawing's width what the names of lying bars may take, and about how wide a sign is, in pixels. */
const names = { share: 0.4, sign: 6.8 };
/** Points of a line up to which each has its mark. */
const mostMarks = 40;

/**
 * Room for the longest of some labels beside an axis, in pixels. Reckoned by the number of signs: recharts' own measuring
 * draws, measures and draws again, and with lying bars it does not come to rest.
 */
function roomFor(labels: readonly string[]): number {
  return Math.max(24, ...labels.map((label) => Math.ceil(label.length * names.sign) + 12));
}

/** Tells where in the drawing the points lie, once that is laid out. */
function AreaProbe({ onArea }: { readonly onArea: (area: PlotArea) => void }): null {
  const area = usePlotArea();
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: 0, height: 0 };
  useEffect(() => onArea({ x, y, width, height }), [onArea, x, y, width, height]);
  return null;
}

/** Bars, lines and areas. */
export function CartesianPlot(props: PlotProps): ReactElement {
  const { kind, categories, series, format, isStacked, title } = props;
  const isHorizontal = props.isHorizontal && kind === "bar";
  const patternId = useId();
  const isMirrored = useDirection() === "rtl";
  const [area, setArea] = useState<PlotArea>();
  const [width, setWidth] = useState(0);
  const { active, look, leave, onKeyDown } = useActivePoint({
    categories: categories.length,
    series: series.length,
    isHorizontal,
  });

  const rows = useMemo(
    () => categories.map((_, at): Row => ({ at, values: series.map(({ values }) => values[at] ?? null) })),
    [categories, series],
  );
  const points = pointsOf({ categories, series });
  /** What the longest figure along the axis looks like: about the greatest and the least, and a step on the way. */
  const ends = points.flatMap(({ value }) => [value, value * 0.75]);
  const hasLabels = points.length <= mostLabels;
  const hasMarks = categories.length <= mostMarks;
  const stack = isStacked ? "one" : undefined;

  const isOverYears = new Set(categories.map((category) => category.slice(0, 4))).size > 1;
  const signs = Math.max(tickSigns, isHorizontal ? Math.floor((width * names.share) / names.sign) : 0);
  const tick = (category: string): string => format.tick(category, isOverYears, signs);

  const nameTicks = {
    dataKey: "at",
    type: "category",
    scale: "band",
    tickFormatter: (at: number) => tick(categories[at] ?? ""),
    tickLine: false,
  } as const;
  const valueTicks = { type: "number", tickFormatter: format.short, axisLine: false, tickLine: false } as const;

  const allOf = (at: number): string =>
    series.map(({ label, values }) => `${label} ${figureOf(values[at])}`).join("; ");
  function figureOf(value: number | null | undefined): string {
    return value === null || value === undefined ? "–" : format.value(value);
  }
  function announce(): string {
    if (!active?.byKeys) return "";
    const name = format.category(categories[active.at] ?? "");
    const [only, ...others] = series;
    if (active.series !== undefined) {
      const one = series[active.series];
      return `${name}, ${one?.label ?? ""}: ${figureOf(one?.values[active.at])}`;
    }
    return others.length === 0 ? `${name}: ${figureOf(only?.values[active.at])}` : `${name}: ${allOf(active.at)}`;
  }

  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    if (!area) return;
    const box = event.currentTarget.getBoundingClientRect();
    const along = isHorizontal ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
    const at = Math.floor((isMirrored && !isHorizontal ? 1 - along : along) * categories.length);
    if (at >= 0 && at < categories.length) look(at);
  }

  return (
    <PlotStage
      kind={kind}
      title={title}
      height={props.height}
      patternId={patternId}
      isStacked={isStacked}
      announced={announce()}
      onKeyDown={onKeyDown}
      onLeave={leave}
      legend={series.length > 1 ? <ChartLegend kind={kind} items={series} active={active?.series} /> : null}
    >
      <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
        <ComposedChart
          data={rows}
          layout={isHorizontal ? "vertical" : "horizontal"}
          accessibilityLayer={false}
          barCategoryGap="20%"
          barGap={2}
          margin={{ top: hasLabels ? 18 : 8, right: isHorizontal ? 28 : 8, bottom: 0, left: isHorizontal ? 28 : 8 }}
        >
          <SeriesPatterns id={patternId} />
          <CartesianGrid vertical={isHorizontal} horizontal={!isHorizontal} />
          {isHorizontal ? (
            <>
              <XAxis {...valueTicks} reversed={isMirrored} />
              <YAxis
                {...nameTicks}
                width={roomFor(categories.map(tick))}
                interval={0}
                orientation={isMirrored ? "right" : "left"}
              />
            </>
          ) : (
            <>
              <XAxis {...nameTicks} reversed={isMirrored} minTickGap={12} interval="preserveStartEnd" />
              <YAxis
                {...valueTicks}
                width={roomFor(ends.map(format.short))}
                orientation={isMirrored ? "right" : "left"}
              />
            </>
          )}
          {points.some(({ value }) => value < 0) ? <ReferenceLine {...(isHorizontal ? { x: 0 } : { y: 0 })} /> : null}
          {series.map(({ id }, index) => {
            const drawn = {
              dataKey: `values.${index}`,
              className: lookClass(index),
              isAnimationActive: false,
              name: id,
            };
            const labels = hasLabels ? (
              <LabelList
                // Its own figure, not the height it reaches in the stack.
                dataKey={`values.${index}`}
                position={isStacked ? "center" : isHorizontal ? "right" : "top"}
                formatter={(value) => (typeof value === "number" ? format.short(value) : "")}
              />
            ) : null;
            const dot = hasMarks
              ? ({ cx, cy }: DotItemDotProps) =>
                  cx === undefined || cy === undefined ? null : (
                    <SeriesMark key={`${id}-${cx}`} series={index} x={cx} y={cy} />
                  )
              : false;
            if (kind === "bar")
              return (
                <Bar key={id} {...drawn} stackId={stack} maxBarSize={56} radius={isStacked ? 0 : 2} minPointSize={1}>
                  {labels}
                </Bar>
              );
            if (kind === "area")
              return (
                <Area key={id} {...drawn} stackId={stack} type="linear" activeDot={false}>
                  {labels}
                </Area>
              );
            return (
              <Line key={id} {...drawn} type="linear" dot={dot} activeDot={false}>
                {labels}
              </Line>
            );
          })}
          <AreaProbe onArea={setArea} />
        </ComposedChart>
      </ResponsiveContainer>
      {area ? (
        <PointReadout
          area={area}
          active={active}
          onPointer={onPointer}
          isHorizontal={isHorizontal}
          isMirrored={isMirrored}
          count={categories.length}
          title={active ? format.category(categories[active.at] ?? "") : ""}
          lines={
            active
              ? series.map(({ id, label, values }) => ({
                  id,
                  label: series.length > 1 ? label : "",
                  figure: figureOf(values[active.at]),
                }))
              : []
          }
        />
      ) : null}
    </PlotStage>
  );
}
