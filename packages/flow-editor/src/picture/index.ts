/** A diagram as a picture: SVG anywhere, PNG and print in a browser. */
export { diagramSvg } from "./diagram-svg.js";
export type { PictureManner } from "./diagram-svg.js";
export { PictureError, pngOf } from "./diagram-png.js";
export { printDiagram } from "./print-diagram.js";
