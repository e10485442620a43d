/** A diagram as a picture: SVG anywhere, PNG and print in a browser. */
export { diagramSvg } from "./diagramSvg.js";
export type { PictureManner } from "./diagramSvg.js";
export { PictureError, pngOf } from "./diagramPng.js";
export { printDiagram } from "./printDiagram.js";
