import type { Viewport } from "@xyflow/react";
import type { NodeSize } from "../model/node-size.js";
import type { Box } from "./sheet.js";

/** The part of the sheet, in canvas units, that a viewport shows on a canvas of a size in pixels. */
export const viewOf = ({ x, y, zoom }: Viewport, { width, height }: NodeSize): Box => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});
