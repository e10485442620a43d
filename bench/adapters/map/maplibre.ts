import "maplibre-gl/dist/maplibre-gl.css";
import { type ExpressionSpecification, Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { MapAdapter } from "../../workloads/map/adapter.js";

setWorkerUrl(new URL(workerUrl, document.baseURI).href);

export default {
  async open(root, input) {
    const byStatus = ["match", ["get", "status"], ...Object.entries(input.colours).flat(), "#ccc"];
    const source = { source: "plots", "source-layer": "plots" };
    const map = new MapLibre({
      container: root,
      fadeDuration: 0,
      center: input.centre,
      // Its tiles are 512 px.
      zoom: input.zoom - 1,
      style: {
        version: 8,
        sources: { plots: { type: "vector", tiles: [input.tiles], maxzoom: 16 } },
        layers: [
          {
            id: "fill",
            type: "fill",
            ...source,
            paint: {
              "fill-color": byStatus as unknown as ExpressionSpecification,
              "fill-opacity": 0.6,
              "fill-antialias": false,
            },
          },
          { id: "line", type: "line", ...source, paint: { "line-color": "#444", "line-width": 1 } },
        ],
      },
    });
    await map.once("idle");
  },
} satisfies MapAdapter;
