import { useUiIntl } from "@yer/ui";
import { useEffect } from "react";
import { useMapCanvas } from "../MapCanvas/map-context.js";
import { placePainter } from "../tiles/place-paint.js";
import type { TileLoader } from "../tiles/tile-store.js";
import { addVectorTiles } from "../tiles/vector-tiles.js";
import type { MapColours } from "./use-map-colours.js";

/** Props of {@link PlaceTiles}. */
export interface PlaceTilesProps {
  readonly load: TileLoader;
  readonly colours: MapColours;
}

/** Outlines of places under the plots, with their names. */
export function PlaceTiles({ load, colours }: PlaceTilesProps): null {
  const { leaflet, map } = useMapCanvas();
  const { locale } = useUiIntl();
  useEffect(() => {
    const { muted, text, ground, font } = colours;
    const painter = placePainter({ line: muted, text, halo: ground, font, locale });
    const added = addVectorTiles(leaflet, map, { load, painter: () => painter, pane: "places", order: 280 });
    return () => added.remove();
  }, [leaflet, map, load, colours, locale]);
  return null;
}
