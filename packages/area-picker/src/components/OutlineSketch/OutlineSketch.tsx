import { rootProps, type RootProps } from "@yer/ui";
import type { Polygon } from "@yer/api/contract/values";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { outlineFacts } from "../../model/outline-facts.js";

/** Props of {@link OutlineSketch}. */
export interface OutlineSketchProps extends RootProps {
  /** The plot's outline, WGS 84. */
  readonly outline: Polygon;
  /** Says the outline in words, for the caption and for screen readers. */
  readonly describe: (facts: { readonly points: number; readonly lat: string; readonly lon: string }) => string;
}

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-block-start: var(--yer-space-2);
    font-size: var(--yer-font-size-sm);
    color: var(--yer-text-muted);
  }
`;

const Sketch = styled.svg`
  display: block;
  inline-size: 100%;
  max-block-size: 260px;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  path {
    fill: var(--yer-accent-subtle);
    stroke: var(--yer-accent);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
    fill-rule: evenodd;
  }
`;

const size = 240;
const margin = 20;

/** The shape of a plot, north up, in scale with itself, and the same in words. Not a map: it needs no tiles. */
export function OutlineSketch({ outline, describe, ...root }: OutlineSketchProps): ReactElement {
  const { west, east, south, north, lat, lon, points } = outlineFacts(outline);
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((lat * Math.PI) / 180);
  const scale = (size - 2 * margin) / Math.max((east - west) * shrink, north - south, 1e-9);
  const place = ([x, y]: readonly [number, number]) =>
    `${(size / 2 + (x - lon) * shrink * scale).toFixed(1)} ${(size / 2 - (y - lat) * scale).toFixed(1)}`;
  const path = outline.coordinates.map((ring) => `M${ring.map(place).join("L")}Z`).join("");
  const words = describe({ points, lat: lat.toFixed(5), lon: lon.toFixed(5) });
  return (
    <Figure {...rootProps(root)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no img element to be */}
      <Sketch viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words}>
        <path d={path} />
      </Sketch>
      <figcaption>{words}</figcaption>
    </Figure>
  );
}
