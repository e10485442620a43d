export type { MapPlot, MapSubject } from "./find-plots.js";
export type { PlotFacts } from "./PlotCard.js";
export { PlotMap, type PlotMapProps } from "./PlotMap.js";
export type { PointAct } from "./PointTool.js";
export type { PlotStatus } from "./plot-status.js";
