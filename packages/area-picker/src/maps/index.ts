/** Maps of places and plots. Needs `leaflet`, which is loaded when a map is first shown. */
export * from "./AreaMap/index.js";
export * from "./MapCanvas/index.js";
export * from "./PlotMap/index.js";
export type { OutlineCollection, OutlineGeometry, OutlineRing } from "./outlines.js";
export type { TileAddress, TileLoader } from "./tiles/tile-store.js";
