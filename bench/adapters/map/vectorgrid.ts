import L from "leaflet";
import type { MapAdapter } from "../../workloads/map/adapter.js";
import { addTiles, leafletMap, plotStyle } from "./_leaflet.js";

/** What the plugin puts on Leaflet; it has no types. */
interface WithVectorGrid {
  readonly vectorGrid: { readonly protobuf: (url: string, options: object) => L.GridLayer };
  readonly canvas: { readonly tile: unknown };
}

export default {
  async prepare() {
    // It wants Leaflet as a global.
    Object.assign(window, { L });
    await import("leaflet.vectorgrid/dist/Leaflet.VectorGrid.bundled.js");
  },
  async open(root, input) {
    const { vectorGrid, canvas } = L as unknown as WithVectorGrid;
    const grid = vectorGrid.protobuf(input.tiles, {
      rendererFactory: canvas.tile,
      maxNativeZoom: 16,
      vectorTileLayerStyles: { plots: ({ status }: { status: string }) => plotStyle(input.colours[status]) },
    });
    await addTiles(leafletMap(root, input), grid);
  },
} satisfies MapAdapter;
