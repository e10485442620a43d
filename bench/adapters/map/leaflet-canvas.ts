import type { FeatureCollection, Polygon } from "geojson";
import L from "leaflet";
import { frame } from "../../page/probe.js";
import type { MapAdapter } from "../../workloads/map/adapter.js";
import type { PlotProperties } from "../../workloads/map/plots.js";
import { leafletMap, plotStyle } from "./_leaflet.js";

export default {
  async open(root, input) {
    const map = leafletMap(root, input, { preferCanvas: true });
    const data = (await (await fetch(input.geojson)).json()) as FeatureCollection<Polygon, PlotProperties>;
    L.geoJSON<PlotProperties>(data, {
      style: (feature) => plotStyle(input.colours[feature?.properties.status ?? ""]),
    }).addTo(map);
    await frame();
  },
} satisfies MapAdapter;
