/** Maps of places and plots. Needs `leaflet`, which is loaded when a map is first shown. */
export * from "./MapCanvas/index.js";
