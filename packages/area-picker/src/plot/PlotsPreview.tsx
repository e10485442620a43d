import type { ReactElement } from "react";
import { useEffect } from "react";
import { styled } from "styled-components";
import { useMapCanvas } from "../maps/MapCanvas/index.js";
import type { ImportedPlot } from "../model/import/plot-import.js";
import { draftOf } from "../model/outline-draft.js";
import { outlineFacts } from "../model/outline-facts.js";
import type { Neighbour, PlotBoundary } from "./neighbour.js";
import { pathOf, PlotShapes } from "./PlotShapes.js";
import { plotStyle } from "./plot-style.js";
import { useMapPoints } from "./use-map-points.js";

const Drawing = styled.svg`
  ${plotStyle}
`;

interface PlotsPreviewProps {
  readonly plots: readonly ImportedPlot[];
  readonly chosen: ImportedPlot | undefined;
  readonly neighbours: readonly Neighbour[];
  readonly boundaries: readonly PlotBoundary[];
}

/** Most plots of a file that are drawn around the chosen one. */
const mostDrawn = 400;

/** The plots of a file where they would lie, the chosen one in front. */
export function PlotsPreview({ plots, chosen, neighbours, boundaries }: PlotsPreviewProps): ReactElement {
  const { map } = useMapCanvas();
  const points = useMapPoints();

  useEffect(() => {
    if (!chosen) return;
    const { west, east, south, north } = outlineFacts(chosen.outline);
    if (![west, east, south, north].every(Number.isFinite)) return;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { padding: [40, 40], maxZoom: 17, animate: false },
    );
  }, [map, chosen]);

  return (
    <Drawing aria-hidden="true" data-hidden={points.isZooming ? "" : undefined}>
      <PlotShapes points={points} neighbours={neighbours} boundaries={boundaries} overlaps={[]} />
      {plots.slice(0, mostDrawn).map((plot, index) =>
        plot === chosen ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- plots of a file have no other identity, and never move
          <path key={index} data-part="next" d={pathOf(draftOf(plot.outline), points)} />
        ),
      )}
      {chosen ? (
        <path
          data-part="outline"
          data-faulty={chosen.fault === undefined ? undefined : ""}
          d={pathOf(draftOf(chosen.outline), points)}
        />
      ) : null}
    </Drawing>
  );
}
