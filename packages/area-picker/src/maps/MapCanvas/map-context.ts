import type { Map as LeafletMap } from "leaflet";
import { createContext, use } from "react";
import type { LeafletApi } from "./load-leaflet.js";

/** What lies on a map is handed Leaflet and the map by it. */
export interface MapHandle {
  /** Leaflet, to make layers with: nobody imports it beside the canvas. */
  readonly leaflet: LeafletApi;
  /** The map, laid out and showing a view. */
  readonly map: LeafletMap;
}

/** See {@link useMapCanvas}. */
export const MapContext = createContext<MapHandle | null>(null);

/** Leaflet and the map of the `MapCanvas` around. @throws when there is none around */
export function useMapCanvas(): MapHandle {
  const handle = use(MapContext);
  if (!handle) throw new Error("useMapCanvas is for what stands inside of MapCanvas: put the component there.");
  return handle;
}
