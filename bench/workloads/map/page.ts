import { probe } from "../../page/probe.js";
import type { MapAdapter } from "./adapter.js";
import { centre, colours, zoomOnAll } from "./plots.js";

/** What one looks at: every plot, or a street in the middle. */
export type MapLook = "all" | "street";

/** What the runner can ask of a map's page. */
export type MapPage = ReturnType<typeof mapPage>;

/** The page of one map. */
export default function mapPage(adapter: MapAdapter) {
  const root = document.querySelector<HTMLElement>("#root");
  if (!root) throw new Error("The page has no place for a map");
  return {
    prepare: async () => await adapter.prepare?.(),
    open: (count: number, look: MapLook) =>
      probe.time(() =>
        adapter.open(root, {
          geojson: `${location.origin}/plots/${count}.json`,
          tiles: `${location.origin}/plots/${count}/{z}/{x}/{y}.mvt`,
          centre,
          zoom: look === "all" ? zoomOnAll(count) : 17,
          colours,
        }),
      ),
  };
}
