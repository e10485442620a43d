import "leaflet/dist/leaflet.css";
import L from "leaflet";
import type { MapInput } from "../../workloads/map/adapter.js";

/** How peers draw a plot. */
export const plotStyle = (colour = "#ccc"): L.PathOptions => ({
  fill: true,
  fillColor: colour,
  fillOpacity: 0.6,
  color: "#444",
  weight: 1,
});

/** A map without a background; tiles appear at once, so that what is loaded is also what is seen. */
export function leafletMap(root: HTMLElement, { centre, zoom }: MapInput, options: L.MapOptions = {}): L.Map {
  return L.map(root, { fadeAnimation: false, ...options }).setView([centre.lat, centre.lng], zoom);
}

/** Adds a layer of tiles; resolves when all in view have come. */
export async function addTiles(map: L.Map, layer: L.GridLayer): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    layer.once("load", () => resolve());
  });
  layer.addTo(map);
  await loaded;
}
