import type { CSSProperties, ReactElement } from "react";
import { css } from "styled-components";

/** How many series can be told apart; the seventh looks like the first. */
const looks = 6;
const nth = Array.from({ length: looks }, (_, index) => index);

function lookOf(index: number): number {
  return index % looks;
}

/** The class that gives what is drawn the colour, pattern and dashes of a series. */
export function lookClass(index: number): string {
  return `look-${lookOf(index)}`;
}

/**
 * Colours of the series by class. Where colours may not carry a meaning (high contrast, forced colours, on paper) a
 * pattern fills what is filled, and lines get dashes: `--_fill` and `--_dash` are those of the moment.
 */
export const seriesLooks = css`
  --_is-patterned: 0;

  .look-0 {
    --_colour: var(--yer-chart-1);
    --_pattern: var(--_pattern-0);
    --_pattern-dash: none;
  }
  .look-1 {
    --_colour: var(--yer-chart-2);
    --_pattern: var(--_pattern-1);
    --_pattern-dash: 7 4;
  }
  .look-2 {
    --_colour: var(--yer-chart-3);
    --_pattern: var(--_pattern-2);
    --_pattern-dash: 2 4;
  }
  .look-3 {
    --_colour: var(--yer-chart-4);
    --_pattern: var(--_pattern-3);
    --_pattern-dash: 10 4 2 4;
  }
  .look-4 {
    --_colour: var(--yer-chart-5);
    --_pattern: var(--_pattern-4);
    --_pattern-dash: 14 5;
  }
  .look-5 {
    --_colour: var(--yer-chart-6);
    --_pattern: var(--_pattern-5);
    --_pattern-dash: 4 3;
  }
  [class*="look-"] {
    --_fill: var(--_colour);
    --_dash: none;
  }
  [data-theme="contrast"] & [class*="look-"] {
    --_fill: var(--_pattern);
    --_dash: var(--_pattern-dash);
  }
  @media print, (forced-colors: active) {
    forced-color-adjust: none;
    print-color-adjust: exact;

    [class*="look-"] {
      --_fill: var(--_pattern);
      --_dash: var(--_pattern-dash);
    }
  }
`;

/** Where a chart's patterns are found; goes on an element above all that is drawn. */
export function patternAddresses(id: string): CSSProperties {
  return Object.fromEntries(nth.map((look) => [`--_pattern-${look}`, `url("#${id}-${look}")`]));
}

const strokes = [
  // The first is plain: most charts have one series.
  "",
  "M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4",
  "M2,2 h0.01 M6,6 h0.01",
  "M0,4 h8",
  "M4,0 v8",
  "M0,0 l8,8 M0,8 l8,-8",
];

/** The patterns themselves, one a look, in the colours of the theme. */
export function SeriesPatterns({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      {strokes.map((d, look) => (
        <pattern key={d} id={`${id}-${look}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <g className={lookClass(look)}>
            <rect width={8} height={8} data-ground="" />
            <path d={d} data-ink="" />
          </g>
        </pattern>
      ))}
    </defs>
  );
}

const marks = [
  "M0,-4.5 A4.5,4.5 0 1 1 -0.01,-4.5 Z",
  "M-4,-4 H4 V4 H-4 Z",
  "M0,-5 L5,4 H-5 Z",
  "M0,-5.5 L5.5,0 L0,5.5 L-5.5,0 Z",
  "M-1.6,-5 H1.6 V-1.6 H5 V1.6 H1.6 V5 H-1.6 V1.6 H-5 V-1.6 H-1.6 Z",
  "M0,5 L5,-4 H-5 Z",
];

/** The mark of a series at a point: another shape for each, so that no line is known by its colour alone. */
export function SeriesMark(props: {
  /** Index of the series. */
  readonly series: number;
  /** Position of the mark, in pixels. */
  readonly x: number;
  readonly y: number;
}): ReactElement {
  return (
    <g className={lookClass(props.series)} transform={`translate(${props.x} ${props.y})`}>
      <path data-mark="" d={marks[lookOf(props.series)]} />
    </g>
  );
}
