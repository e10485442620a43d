export { type BaseMap, MapCanvas, type MapCanvasProps } from "./MapCanvas.js";
export { type LeafletApi, loadLeaflet } from "./load-leaflet.js";
export { type MapHandle, useMapCanvas } from "./map-context.js";
export { countryBounds, type MapBounds, type MapView, readMapView, viewOfBounds, writeMapView } from "./map-view.js";
