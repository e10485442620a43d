export type { MapPlot } from "./findPlots.js";
export type { PlotFacts } from "./PlotCard.js";
export { PlotMap, type PlotMapProps } from "./PlotMap.js";
export type { PlotStatus } from "./plotStatus.js";
