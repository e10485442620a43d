import type { Spot } from "@yer/api/contract/spot";
import type { Polygon } from "@yer/api/contract/values";
import { rootProps, type RootProps } from "@yer/ui";
import { type ReactElement, useMemo } from "react";
import { styled } from "styled-components";
import { type MapBounds, MapCanvas, type MapCanvasProps } from "../maps/MapCanvas/index.js";
import { draftOf } from "../model/outline-draft.js";
import { outlineFacts } from "../model/outline-facts.js";
import { pathOf } from "./PlotShapes.js";
import { plotStyle } from "./plot-style.js";
import { SpotShape } from "./SpotLayer.js";
import { type MapPoint, useMapPoints } from "./use-map-points.js";

/** A plot that is looked at: its outline, or a point of it where nobody drew it. */
export interface ViewedPlot {
  readonly id: string;
  /** Text beside the plot. @default nothing */
  readonly label?: string;
  readonly outline: Polygon | null;
  readonly spot: Spot | null;
}

/** Props of {@link PlotsView}. */
export interface PlotsViewProps
  extends Pick<MapCanvasProps, "aria-label" | "baseMap" | "outlines" | "credits">, RootProps {
  /** The plots; those that have neither outline nor point are left out. The map begins where all of them are seen. */
  readonly plots: readonly ViewedPlot[];
  /** Height of the map, as a CSS length. @default "min(50dvh, 320px)" */
  readonly height?: string;
}

const Drawing = styled.svg`
  ${plotStyle}
`;

/** Metres of a degree of latitude. */
const metresOfDegree = 111_320;
/** Least metres to each side: a street around a plot, so that one sees where it is. */
const leastReach = 120;

/** Pixels between a plot and what is written above it. */
const above = 12;

/** The ground that a plot takes: its outline, or the circle about its point. */
function boundsOf({ outline, spot }: ViewedPlot): MapBounds | undefined {
  if (outline) return outlineFacts(outline);
  if (!spot) return undefined;
  const { latitude, longitude, accuracy } = spot;
  const high = (accuracy ?? 0) / metresOfDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high };
}

/** The ground of all plots, with a street around it; none where nothing is to be drawn. */
export function viewOf(plots: readonly ViewedPlot[]): MapBounds | undefined {
  const boxes = plots.flatMap((plot) => boundsOf(plot) ?? []);
  if (boxes.length === 0) return undefined;
  const west = Math.min(...boxes.map((box) => box.west));
  const east = Math.max(...boxes.map((box) => box.east));
  const south = Math.min(...boxes.map((box) => box.south));
  const north = Math.max(...boxes.map((box) => box.north));
  const high = Math.max(leastReach / metresOfDegree, (north - south) * 0.3);
  const wide = Math.max(leastReach / metresOfDegree, (east - west) * 0.3);
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}

/** Pixels that a label takes; numbers of areas and applications are of one length. */
const labelSize = { width: 120, height: 16 } as const;

/** Which labels are written: none over one that is written already. */
function legible(labels: readonly { readonly id: string; readonly at: MapPoint }[]): ReadonlySet<string> {
  const written: { readonly id: string; readonly at: MapPoint }[] = [];
  for (const one of labels) {
    const isFree = written.every(
      ({ at: [x, y] }) => Math.abs(one.at[0] - x) >= labelSize.width || Math.abs(one.at[1] - y) >= labelSize.height,
    );
    if (isFree) written.push(one);
  }
  return new Set(written.map(({ id }) => id));
}

function Plots({ plots }: { readonly plots: readonly ViewedPlot[] }): ReactElement {
  const points = useMapPoints();
  const drawn = plots.flatMap((plot) => {
    const bounds = boundsOf(plot);
    if (!bounds) return [];
    const [x, y] = points.pointOf([(bounds.west + bounds.east) / 2, bounds.north]);
    return [{ ...plot, at: [x, y - above] as const }];
  });
  const labelled = legible(drawn.filter(({ label }) => label !== undefined));
  return (
    <Drawing aria-hidden="true" data-hidden={points.isZooming ? "" : undefined}>
      {drawn.map(({ id, label, outline, spot, at: [x, y] }) => (
        <g key={id}>
          {outline ? <path data-part="outline" d={pathOf(draftOf(outline), points)} /> : null}
          {spot ? <SpotShape spot={spot} points={points} /> : null}
          {labelled.has(id) ? (
            <text data-part="label" x={x} y={y}>
              {label}
            </text>
          ) : null}
        </g>
      ))}
    </Drawing>
  );
}

/**
 * Plots where they lie, to be looked at: outlines, and points with the circle in which they lie. What it shows its host
 * says in words beside it, too.
 */
export function PlotsView({ plots, height = "min(50dvh, 320px)", ...props }: PlotsViewProps): ReactElement {
  const bounds = useMemo(() => viewOf(plots), [plots]);
  return (
    <MapCanvas
      {...rootProps(props)}
      aria-label={props["aria-label"]}
      height={height}
      {...(bounds ? { bounds } : {})}
      baseMap={props.baseMap}
      outlines={props.outlines}
      {...(props.credits ? { credits: props.credits } : {})}
    >
      <Plots plots={plots} />
    </MapCanvas>
  );
}
