import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { patternAddresses, seriesLooks } from "./series-look.js";

const Frame = styled.div`
  ${seriesLooks}
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;

  &[data-kind="donut"] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  }
`;
const Keys = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: var(--_height);
  border-radius: var(--yer-radius-sm);

  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  /* Drawn from the left always; what is mirrored is the order of the points and the side of the axis. */
  > [data-drawing] {
    direction: ltr;
    position: absolute;
    inset: 0;
  }
  svg {
    display: block;
    font-size: var(--yer-font-size-xs);
  }
  .recharts-responsive-container,
  .recharts-wrapper {
    inline-size: 100%;
  }
  .recharts-surface:focus {
    outline: none;
  }
  .recharts-text {
    fill: var(--yer-text-muted);
    font-variant-numeric: tabular-nums;
  }
  .recharts-cartesian-axis-line,
  .recharts-cartesian-axis-tick-line {
    stroke: var(--yer-border-strong);
  }
  .recharts-cartesian-grid line {
    stroke: var(--yer-border);
  }
  .recharts-reference-line line {
    stroke: var(--yer-border-strong);
  }
  .recharts-bar-rectangle path,
  .recharts-pie-sector path,
  .recharts-area-area {
    fill: var(--_fill);
  }
  .recharts-bar-rectangle path,
  .recharts-pie-sector path {
    stroke: var(--yer-surface);
    stroke-width: 1px;
  }
  .recharts-pie-sector[data-active] path {
    stroke: var(--yer-text);
    stroke-width: 2px;
  }
  .recharts-area-area {
    fill-opacity: 0.3;
  }
  [data-stacked] .recharts-area-area {
    fill-opacity: 0.75;
  }
  .recharts-line-curve,
  .recharts-area-curve {
    fill: none;
    stroke: var(--_colour);
    stroke-width: 2px;
    stroke-dasharray: var(--_dash);
  }
  .recharts-label-list {
    display: none;
    paint-order: stroke;
    stroke: var(--yer-surface);
    stroke-width: 3px;
  }
  .recharts-label-list .recharts-text {
    fill: var(--yer-text);
    font-weight: var(--yer-weight-semibold);
  }
  [data-theme="contrast"] & .recharts-label-list {
    display: initial;
  }
  [data-theme="contrast"] & .recharts-cartesian-grid line {
    stroke-dasharray: 1 5;
  }
  [data-theme="contrast"] & .recharts-area-area {
    fill-opacity: 1;
  }
  @media print, (forced-colors: active) {
    .recharts-label-list {
      display: initial;
    }
    .recharts-area-area {
      fill-opacity: 1;
    }
  }
`;
/** What is drawn alike in the plot and in its legend. */
const Drawn = styled(Frame)`
  [data-swatch] {
    fill: var(--_fill);
    stroke: var(--_colour);
  }
  [data-line] {
    stroke: var(--_colour);
    stroke-width: 2px;
    stroke-dasharray: var(--_dash);
  }
  [data-mark] {
    fill: var(--_colour);
    stroke: var(--yer-surface);
    stroke-width: 1px;
  }
  pattern [data-ground] {
    fill: var(--_colour);
  }
  pattern [data-ink] {
    stroke: var(--yer-surface);
    stroke-width: 2px;
    stroke-linecap: round;
  }
`;

/** What both kinds of plot stand on: the frame that takes the keys, the drawing, the legend, and the voice. */
export function PlotStage(props: {
  readonly kind: string;
  readonly title: string;
  readonly height: number;
  /** Id of the patterns that the drawing carries. */
  readonly patternId: string;
  readonly isStacked?: boolean;
  /** What is said of the point the keys led to. */
  readonly announced: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
  readonly legend: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const text = useUiText();
  const keysId = `${props.patternId}-keys`;
  return (
    <Drawn data-kind={props.kind} style={patternAddresses(props.patternId)}>
      {props.kind === "donut" ? null : props.legend}
      <Keys
        // Its arrows are the chart's own: the points are no elements a reader could walk through.
        role="application"
        aria-label={`${props.title}: ${text("chart.points")}`}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        style={{ "--_height": `${props.height}px` }}
        onKeyDown={props.onKeyDown}
        onBlur={props.onLeave}
        onPointerLeave={props.onLeave}
      >
        <div data-drawing="" data-stacked={props.isStacked || undefined} aria-hidden="true">
          {props.children}
        </div>
      </Keys>
      <VisuallyHidden id={keysId}>{text("chart.keys")}</VisuallyHidden>
      <VisuallyHidden as="output">{props.announced}</VisuallyHidden>
      {props.kind === "donut" ? props.legend : null}
    </Drawn>
  );
}
