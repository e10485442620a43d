import { type ReactElement, useId } from "react";
import { Pie, PieChart, type PieSectorShapeProps, ResponsiveContainer, Sector } from "recharts";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { useDirection } from "../../UiProvider/use-direction.js";
import { ChartLegend } from "./ChartLegend.js";
import type { PlotProps } from "./ChartPlot.js";
import { PlotStage } from "./PlotStage.js";
import { lookClass, SeriesPatterns } from "./series-look.js";
import { useActivePoint } from "./use-active-point.js";

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  pointer-events: none;

  > span {
    max-inline-size: 14ch;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    line-height: var(--yer-line-tight);
    overflow-wrap: anywhere;
  }
  > strong {
    font-size: var(--yer-font-size-lg);
    font-variant-numeric: tabular-nums;
  }
`;

/** Shares of a whole: a ring, its sum in the middle, and beside it what each part is. */
export function DonutPlot(props: PlotProps): ReactElement {
  const { categories, series, format, title } = props;
  const patternId = useId();
  const text = useUiText();
  const isMirrored = useDirection() === "rtl";
  const { active, look, leave, onKeyDown } = useActivePoint({
    categories: categories.length,
    series: 1,
    isHorizontal: false,
  });
  const slices = categories.map((category, at) => ({ category, value: Math.max(0, series[0]?.values[at] ?? 0) }));
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number): string => format.share(total === 0 ? 0 : value / total);
  const current = active === null ? undefined : slices[active.at];

  const shape = ({ index, ...sector }: PieSectorShapeProps): ReactElement => (
    <g
      className={`recharts-pie-sector ${lookClass(index)}`}
      data-active={index === active?.at || undefined}
      onPointerEnter={() => look(index)}
      onPointerDown={() => look(index)}
    >
      <Sector {...sector} fill={undefined} stroke={undefined} />
    </g>
  );

  return (
    <PlotStage
      kind="donut"
      title={title}
      height={props.height}
      patternId={patternId}
      announced={
        active?.byKeys && current
          ? `${format.category(current.category)}: ${format.value(current.value)}, ${shareOf(current.value)}`
          : ""
      }
      onKeyDown={onKeyDown}
      onLeave={leave}
      legend={
        <ChartLegend
          kind="donut"
          active={active?.at}
          items={slices.map(({ category, value }) => ({
            id: category,
            label: format.category(category),
            figure: `${format.value(value)} · ${shareOf(value)}`,
          }))}
        />
      }
    >
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 4, left: 4 }}>
          <SeriesPatterns id={patternId} />
          <Pie
            data={slices}
            dataKey="value"
            nameKey="category"
            innerRadius="62%"
            outerRadius="100%"
            startAngle={90}
            endAngle={isMirrored ? 450 : -270}
            isAnimationActive={false}
            rootTabIndex={-1}
            shape={shape}
          />
        </PieChart>
      </ResponsiveContainer>
      <Middle>
        <strong>{current ? shareOf(current.value) : format.short(total)}</strong>
        <span>{current ? format.category(current.category) : text("chart.total")}</span>
      </Middle>
    </PlotStage>
  );
}
