export { type BaseMap, MapCanvas, type MapCanvasProps } from "./MapCanvas.js";
export { type LeafletApi, loadLeaflet } from "./loadLeaflet.js";
export { type MapHandle, useMapCanvas } from "./MapContext.js";
export { countryBounds, type MapBounds, type MapView, readMapView, writeMapView } from "./mapView.js";
