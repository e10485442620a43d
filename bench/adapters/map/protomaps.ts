import L from "leaflet";
import { leafletLayer, PolygonSymbolizer } from "protomaps-leaflet";
import type { MapAdapter } from "../../workloads/map/adapter.js";
import { addTiles, leafletMap } from "./_leaflet.js";

Object.assign(window, { L });

export default {
  async open(root, input) {
    const layer: unknown = leafletLayer({
      url: input.tiles,
      maxDataZoom: 16,
      paintRules: [
        {
          dataLayer: "plots",
          symbolizer: new PolygonSymbolizer({
            fill: (_zoom, feature) => {
              const status = feature?.props["status"];
              return (typeof status === "string" ? input.colours[status] : undefined) ?? "#ccc";
            },
            opacity: 0.6,
            stroke: "#444",
            width: 1,
            perFeature: true,
          }),
        },
      ],
      labelRules: [],
    });
    // Its types are of another Leaflet's; it is made from the one on the window.
    if (!(layer instanceof L.GridLayer)) throw new TypeError("protomaps-leaflet gave no layer of tiles.");
    await addTiles(leafletMap(root, input), layer);
  },
} satisfies MapAdapter;
