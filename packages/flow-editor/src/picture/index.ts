/** A diagram as a picture that needs no browser to be made: for print, documents and other programs. */
export { diagramSvg } from "./diagramSvg.js";
export type { PictureManner } from "./diagramSvg.js";
