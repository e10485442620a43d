import type { PointerEvent, ReactElement } from "react";
import type { PlotArea } from "recharts";
import { styled } from "styled-components";
import { lookClass } from "./series-look.js";
import type { ActivePoint } from "./use-active-point.js";

const Ground = styled.div`
  position: absolute;
  inset-inline-start: var(--_x);
  inset-block-start: var(--_y);
  inline-size: var(--_width);
  block-size: var(--_height);
  touch-action: pan-y;

  > [data-band] {
    position: absolute;
    inset-inline-start: var(--_band-x);
    inset-block-start: var(--_band-y);
    inline-size: var(--_band-width);
    block-size: var(--_band-height);
    border: 1px solid var(--yer-border-strong);
    border-radius: var(--yer-radius-sm);
    background: color-mix(in oklch, var(--yer-text) 6%, transparent);
    pointer-events: none;
  }
  > [data-readout] {
    position: absolute;
    z-index: 1;
    inset-inline-start: var(--_at-x);
    inset-block-start: var(--_at-y);
    display: grid;
    gap: 2px;
    inline-size: max-content;
    max-inline-size: min(280px, 70vw);
    padding: 6px 10px;
    border: 1px solid var(--yer-border);
    border-radius: var(--yer-radius-md);
    background: var(--yer-surface-raised);
    box-shadow: var(--yer-shadow-md);
    color: var(--yer-text);
    font-size: var(--yer-font-size-sm);
    pointer-events: none;
    translate: -50% 0;
  }
  > [data-readout][data-side="first"] {
    translate: 0 0;
  }
  > [data-readout][data-side="last"] {
    translate: -100% 0;
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  [data-row] > span {
    flex: 1;
    color: var(--yer-text-muted);
  }
  [data-row] > b {
    font-weight: var(--yer-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  [data-row][data-active] > * {
    color: var(--yer-text);
    font-weight: var(--yer-weight-semibold);
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

function percent(share: number): string {
  return `${share * 100}%`;
}

/** What lies over a plot: it follows the pointer, marks the point looked at and says its figures. */
export function PointReadout(props: {
  /** Where in the drawing the points lie. */
  readonly area: PlotArea;
  readonly active: ActivePoint | null;
  readonly onPointer: (event: PointerEvent<HTMLDivElement>) => void;
  readonly isHorizontal: boolean;
  readonly isMirrored: boolean;
  /** How many categories there are. */
  readonly count: number;
  /** The category looked at, and its figures. */
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly figure: string }[];
}): ReactElement {
  const { area, active, isHorizontal, isMirrored, count } = props;
  const place = active === null ? 0 : isMirrored && !isHorizontal ? count - 1 - active.at : active.at;
  const share = (place + 0.5) / count;
  const band = isHorizontal
    ? {
        "--_band-x": "0",
        "--_band-y": percent(place / count),
        "--_band-width": "100%",
        "--_band-height": percent(1 / count),
      }
    : {
        "--_band-y": "0",
        "--_band-x": percent(place / count),
        "--_band-height": "100%",
        "--_band-width": percent(1 / count),
      };
  return (
    <Ground
      style={{
        "--_x": `${area.x}px`,
        "--_y": `${area.y}px`,
        "--_width": `${area.width}px`,
        "--_height": `${area.height}px`,
        "--_at-x": isHorizontal ? "50%" : percent(share),
        "--_at-y": isHorizontal && share < 0.6 ? percent((place + 1) / count) : "0%",
        ...band,
      }}
      onPointerMove={props.onPointer}
      onPointerDown={props.onPointer}
    >
      {active === null ? null : (
        <>
          <div data-band="" />
          <div
            data-readout=""
            data-side={isHorizontal ? undefined : share < 0.33 ? "first" : share > 0.67 ? "last" : undefined}
          >
            <strong>{props.title}</strong>
            {props.lines.map(({ id, label, figure }, index) => (
              <div key={id} data-row="" data-active={index === active.series || undefined}>
                {label === "" ? null : (
                  <>
                    <svg width={10} height={10} className={lookClass(index)}>
                      <rect width={10} height={10} rx={2} data-swatch="" />
                    </svg>
                    <span>{label}</span>
                  </>
                )}
                <b>{figure}</b>
              </div>
            ))}
          </div>
        </>
      )}
    </Ground>
  );
}
