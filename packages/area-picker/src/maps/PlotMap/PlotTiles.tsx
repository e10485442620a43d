import { useUiIntl } from "@yer/ui";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type MapHandle, useMapCanvas } from "../MapCanvas/map-context.js";
import { countPainter } from "../tiles/count-paint.js";
import { plotPainter } from "../tiles/plot-paint.js";
import type { TileLoader } from "../tiles/tile-store.js";
import {
  addVectorTiles,
  type SeenTile,
  type TilePainter,
  type TilesState,
  type VectorTiles,
} from "../tiles/vector-tiles.js";
import { holdsCounts, type MapPlot, discAt, plotAt } from "./find-plots.js";
import { looksOf, type PlotStatus } from "./plot-status.js";
import type { MapColours } from "./use-map-colours.js";

/** The plots of a map. */
export interface TiledPlots extends MapHandle {
  /** Asks again for what could not be had. */
  readonly reload: () => void;
}

/** Props of {@link PlotTiles}. */
export interface PlotTilesProps {
  readonly load: TileLoader;
  /** Another value says that what tiles hold may have changed. */
  readonly revision: number | string | undefined;
  readonly statuses: readonly PlotStatus[];
  readonly hidden: ReadonlySet<string>;
  readonly colours: MapColours;
  readonly chosen: string | null;
  /** Whether presses choose plots; not while they measure. */
  readonly isPicking: boolean;
  readonly onPick: (plot: MapPlot | null) => void;
  readonly onPlots: (plots: TiledPlots | null) => void;
  /** Called with how loading stands, and what is in sight then. */
  readonly onState: (state: TilesState, seen: readonly SeenTile[]) => void;
}

/** Plots on the map, and what presses choose of them. */
export function PlotTiles(props: PlotTilesProps): null {
  const { load, revision, statuses, hidden, colours, chosen, isPicking } = props;
  const { leaflet, map } = useMapCanvas();
  const { intl } = useUiIntl();
  const tiles = useRef<VectorTiles | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const look = useMemo(() => {
    const looks = looksOf(statuses, hidden, colours.tones);
    const { line, text, ground, font } = colours;
    const counts = countPainter({ looks, line, text, ground, font, format: (count) => intl.formatNumber(count) });
    return { looks, counts };
  }, [statuses, hidden, colours, intl]);
  const painter = useMemo((): TilePainter => {
    const plots = plotPainter({ looks: look.looks, line: colours.line, chosenLine: colours.accent, chosen });
    return (pen, tile, placing, view) => (holdsCounts(tile) ? look.counts : plots)(pen, tile, placing, view);
  }, [look, colours, chosen]);
  const current = useRef({ painter, look, chosen });

  // Before anything else that follows from the map: tiles are on their way while the rest of it is made.
  useLayoutEffect(() => {
    const added = addVectorTiles(leaflet, map, {
      load,
      painter: () => current.current.painter,
      pane: "plots",
      order: 300,
      onState: (state) => latest.current.onState(state, tiles.current?.seen() ?? []),
    });
    tiles.current = added;
    return () => {
      tiles.current = null;
      added.remove();
    };
  }, [leaflet, map, load]);
  useEffect(() => {
    latest.current.onPlots({ leaflet, map, reload: () => void tiles.current?.layer.redraw() });
    return () => latest.current.onPlots(null);
  }, [leaflet, map]);

  const drawnAt = useRef(revision);
  useEffect(() => {
    const isFirst = drawnAt.current === undefined;
    if (drawnAt.current === revision) return;
    drawnAt.current = revision;
    // The first that is known says nothing of a change.
    if (!isFirst) tiles.current?.refresh();
  }, [revision]);

  useEffect(() => {
    const before = current.current;
    current.current = { painter, look, chosen };
    if (before.painter === painter) return;
    const touched = [before.chosen, chosen].filter((id) => id !== null);
    // Another choice concerns the tiles that hold it; another look all of them.
    tiles.current?.repaint(
      before.look === look ? ({ values }) => touched.some((id) => values.indexOf(id) >= 0) : undefined,
    );
  }, [painter, look, chosen]);

  useEffect(() => {
    if (!isPicking) return undefined;
    function pick(at: { readonly x: number; readonly y: number }): void {
      const seen = tiles.current?.seen() ?? [];
      const disc = discAt(seen, at, latest.current.hidden);
      if (disc) map.setView(map.unproject([disc.at.x, disc.at.y]), map.getZoom() + 2);
      else latest.current.onPick(plotAt(seen, at, latest.current.hidden));
    }
    const press = ({ latlng }: { latlng: { lat: number; lng: number } }): void => pick(map.project(latlng));
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.target !== map.getContainer()) return;
      event.preventDefault();
      pick(map.project(map.getCenter()));
    };
    const container = map.getContainer();
    map.on("click", press);
    container.addEventListener("keydown", key);
    return () => {
      map.off("click", press);
      container.removeEventListener("keydown", key);
    };
  }, [map, isPicking]);

  return null;
}
