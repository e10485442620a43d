import type { Polygon } from "@yer/api/contract/values";
import { memo, type ReactElement } from "react";
import { draftOf, type OutlineDraft } from "../model/outline-draft.js";
import { outlineFacts } from "../model/outline-facts.js";
import type { Neighbour, PlotBoundary } from "./neighbour.js";
import type { MapPoints } from "./use-map-points.js";
import type { PlotOverlap } from "./use-plot-overlaps.js";

/** The path of rings in the map's window. */
export function pathOf(rings: OutlineDraft, points: MapPoints, isClosed = true): string {
  return rings
    .filter((ring) => ring.length > 0)
    .map((ring) => {
      const words = ring.map((position) => {
        const [x, y] = points.pointOf(position);
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      });
      return `M${words.join("L")}${isClosed ? "Z" : ""}`;
    })
    .join("");
}

/** Whether any of an outline is in the window. */
function isSeen(outline: Polygon, points: MapPoints): boolean {
  const { west, east, south, north } = outlineFacts(outline);
  const [left, bottom] = points.pointOf([west, south]);
  const [right, top] = points.pointOf([east, north]);
  return right >= 0 && left <= points.width && bottom >= 0 && top <= points.height;
}

/** Least width in pixels of a plot whose number is written on it. */
const labelled = 104;

interface PlotShapesProps {
  readonly points: MapPoints;
  readonly neighbours: readonly Neighbour[];
  readonly boundaries: readonly PlotBoundary[];
  readonly overlaps: readonly PlotOverlap[];
}

/** What lies around an outline and on it: boundaries, neighbours, common ground. Redrawn when one looks elsewhere. */
export const PlotShapes = memo(function PlotShapes(props: PlotShapesProps): ReactElement {
  const { points, neighbours, boundaries, overlaps } = props;
  return (
    <>
      {boundaries.map(({ id, parts }) => (
        <path key={id} data-part="boundary" d={parts.map((part) => pathOf(draftOf(part), points)).join("")} />
      ))}
      {neighbours
        .filter(({ outline }) => isSeen(outline, points))
        .map(({ id, label, outline }) => {
          const { west, east, lon, lat } = outlineFacts(outline);
          const [x, y] = points.pointOf([lon, lat]);
          const width = points.pointOf([east, lat])[0] - points.pointOf([west, lat])[0];
          return (
            <g key={id}>
              <path data-part="neighbour" d={pathOf(draftOf(outline), points)} />
              {width >= labelled ? (
                <text data-part="label" x={x} y={y + 4}>
                  {label}
                </text>
              ) : null}
            </g>
          );
        })}
      {overlaps.map(({ neighbour, overlap }) => (
        <path
          key={neighbour.id}
          data-part="overlap"
          data-class={overlap.class}
          d={overlap.parts.map((part) => pathOf(draftOf(part), points)).join("")}
        />
      ))}
    </>
  );
});
