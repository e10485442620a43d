import { useUiIntl } from "@yer/ui";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import type { NumberClass } from "./choropleth.js";
import { type PlacePoints, pointPath } from "./place-points.js";
import { pointStyle } from "./point-style.js";

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-3);
  margin: 0;
  > dt {
    font-weight: var(--yer-weight-medium);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--yer-space-1);
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  i {
    inline-size: 20px;
    block-size: 14px;
    border: 1px solid var(--yer-text-muted);
    background: color-mix(in oklab, var(--yer-accent) var(--share), var(--yer-surface));
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    ${pointStyle}
  }
`;

/** Shares of the accent in the shades of the drawing. */
const shares = ["10%", "28%", "46%", "66%", "88%"];

/** What shades of a number mean. */
export function ShadeLegend({ label, classes }: { readonly label: string; readonly classes: readonly NumberClass[] }) {
  const text = useAreaText();
  const { intl } = useUiIntl();
  return (
    <List>
      <dt>{label}</dt>
      {classes.map(({ from, to }, index) => (
        <dd key={from}>
          <i style={{ "--share": shares[index] }} />
          {from === to
            ? intl.formatNumber(from)
            : text("map.area.range", { from: intl.formatNumber(from), to: intl.formatNumber(to) })}
        </dd>
      ))}
    </List>
  );
}

/** What the points of a drawing mean: those kinds that stand in it. */
export function PointLegend({ points, shown }: { readonly points: PlacePoints; readonly shown: ReadonlySet<string> }) {
  return (
    <List>
      <dt>{points.label}</dt>
      {points.kinds.map(({ id, label, tone }, shape): ReactElement | null =>
        shown.has(id) ? (
          <dd key={id}>
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <path d={pointPath(shape, 9, 9, 6.5)} data-point="" data-tone={tone} />
            </svg>
            {label}
          </dd>
        ) : null,
      )}
      <dd>{points.size}</dd>
    </List>
  );
}
