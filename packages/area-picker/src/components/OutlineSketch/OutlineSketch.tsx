import { rootProps, type RootProps } from "@yer/ui";
import type { Polygon } from "@yer/api/contract/values";
import { type ReactElement, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { outlineFacts } from "../../model/outline-facts.js";
import { sketchDrawing, sketchSize as size } from "./sketch-drawing.js";
import type { SketchMark } from "./sketch-frame.js";
import { SketchMarks } from "./SketchMarks.js";
import { useProportion } from "./use-proportion.js";

/** Props of {@link OutlineSketch}. */
export interface OutlineSketchProps extends RootProps {
  /** The plot's outline, WGS 84. */
  readonly outline: Polygon;
  /** Says the outline in words, for the caption and for screen readers. */
  readonly describe: (facts: { readonly points: number; readonly lat: string; readonly lon: string }) => string;
  /** Outlines of the plots around it, drawn as far as they lie within the sketch. @default none */
  readonly neighbours?: readonly Polygon[];
  /**
   * Says below the sketch how many of them it shows: those of which no part lies within it are neither drawn nor counted.
   * @default nothing is said of them
   */
  readonly sayNeighbours?: (shown: number) => ReactNode;
  /** What is pointed out beside it; a list beside the sketch says the same in words. @default none */
  readonly marks?: readonly SketchMark[];
  /** Id of the mark that is looked at now. @default none */
  readonly shownMark?: string | null;
  /** Called with the mark that is pressed with a pointer. */
  readonly onMarkPress?: (id: string) => void;
  /** Says a length in metres; with it the sketch has a scale. @default no scale */
  readonly sayMetres?: (metres: number) => string;
}

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-block-start: var(--yer-space-2);
    font-size: var(--yer-font-size-sm);
    color: var(--yer-text-muted);
  }
  small {
    display: block;
    margin-block-start: var(--yer-space-2);
    font-size: inherit;
    color: var(--yer-text);
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
  [data-part="neighbour"] {
    fill: none;
    stroke: var(--yer-text-muted);
    stroke-width: 1;
    stroke-dasharray: 4 3;
  }
  [data-part="mark"] {
    path {
      fill: none;
      stroke: var(--yer-danger-solid);
      stroke-width: 2;
      stroke-dasharray: 6 3;
    }
    circle {
      fill: var(--yer-surface);
      stroke: var(--yer-danger-solid);
      vector-effect: non-scaling-stroke;
    }
    text {
      font-weight: var(--yer-weight-semibold);
    }
  }
  [data-part="mark"][data-shown] {
    path {
      stroke-width: 4;
      stroke-dasharray: none;
    }
    circle {
      fill: var(--yer-danger-solid);
    }
    text {
      fill: var(--yer-surface);
    }
  }
  [data-part="scale"] {
    fill: none;
    stroke: var(--yer-text);
    stroke-width: 1.5;
  }
  text {
    fill: var(--yer-text);
    font-size: 9px;
  }
  [data-metres] text {
    font-size: var(--yer-font-size-sm);
  }
`;

/** Metres of a degree of latitude. */
const metresOfDegree = 111_320;
/** Longest scale, in units of the drawing. */
const longestScale = 72;

/** The longest of 1, 2 or 5 and noughts that is no longer. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2].find((step) => most / power >= step) ?? 1);
}

/** The shape of a plot, north up, in scale with itself, and the same in words. Not a map: it needs no tiles. */
export function OutlineSketch(props: OutlineSketchProps): ReactElement {
  const { outline, describe, neighbours = [], sayNeighbours, sayMetres, ...others } = props;
  const { marks = [], shownMark = null, onMarkPress, ...root } = others;
  const { lat, lon, points } = outlineFacts(outline);
  const sketch = useRef<SVGSVGElement>(null);
  const proportion = useProportion(sketch);
  const drawing = sketchDrawing(outline, { neighbours, marks, hasScale: sayMetres !== undefined, proportion });
  const { scale, place, away, neighbours: shown } = drawing;
  const written = (at: readonly [number, number]) =>
    place(at)
      .map((part) => part.toFixed(1))
      .join(" ");
  const pathOf = ({ coordinates }: Polygon) => coordinates.map((ring) => `M${ring.map(written).join("L")}Z`).join("");
  const metres = roundLength((longestScale * metresOfDegree) / scale);
  const length = (metres * scale) / metresOfDegree;
  const words = describe({ points, lat: lat.toFixed(5), lon: lon.toFixed(5) });
  const ofNeighbours = sayNeighbours?.(shown.length);
  return (
    <Figure {...rootProps(root)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no img element to be */}
      <Sketch ref={sketch} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words}>
        {shown.map((neighbour) => {
          const drawn = pathOf(neighbour);
          return <path key={drawn} data-part="neighbour" d={drawn} />;
        })}
        <path d={pathOf(outline)} />
        <SketchMarks
          outline={outline}
          marks={marks}
          shown={shownMark}
          onPress={onMarkPress}
          away={away}
          place={place}
          size={size}
        />
        {sayMetres ? (
          <g data-metres={metres}>
            <path data-part="scale" d={`M8 ${size - 12}v4h${length.toFixed(1)}v-4`} />
            <text x={8} y={size - 16}>
              {sayMetres(metres)}
            </text>
          </g>
        ) : null}
      </Sketch>
      <figcaption>
        {words}
        {ofNeighbours === undefined || ofNeighbours === null ? null : <small>{ofNeighbours}</small>}
      </figcaption>
    </Figure>
  );
}
