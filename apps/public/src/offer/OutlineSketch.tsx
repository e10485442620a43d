import type { Polygon } from "@yer/api/contract/values";
import { styled } from "styled-components";
import { useText } from "../language/useText.js";

const Sketch = styled.svg`
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

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-block-start: var(--yer-space-2);
    font-size: var(--yer-font-size-sm);
    color: var(--yer-text-muted);
  }
`;

const size = 240;
const margin = 20;

/** The shape of a plot, north up, in scale with itself, and the same in words. Not a map: it needs no tiles. */
export function OutlineSketch({ outline }: { outline: Polygon }) {
  const text = useText();
  const points = outline.coordinates.flat();
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const middle = (south + north) / 2;
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((middle * Math.PI) / 180);
  const scale = (size - 2 * margin) / Math.max((east - west) * shrink, north - south, 1e-9);
  const place = ([lon, lat]: readonly [number, number]) =>
    `${(size / 2 + (lon - (west + east) / 2) * shrink * scale).toFixed(1)} ${(size / 2 - (lat - middle) * scale).toFixed(1)}`;
  const path = outline.coordinates.map((ring) => `M${ring.map(place).join("L")}Z`).join("");
  const words = text("offer.outline.text", {
    points: points.length - outline.coordinates.length,
    lat: middle.toFixed(5),
    lon: ((west + east) / 2).toFixed(5),
  });
  return (
    <Figure>
      <Sketch viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words}>
        <path d={path} />
      </Sketch>
      <figcaption>{words}</figcaption>
    </Figure>
  );
}
