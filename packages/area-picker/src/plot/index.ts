/** The editor of a plot's outline, and its versions side by side. Needs `leaflet`, which is loaded when a map is shown. */
export type { Neighbour, NeighboursStatus, PlotBoundary } from "./neighbour.js";
export { OutlineVersions, type OutlineVersion, type OutlineVersionsProps } from "./OutlineVersions.js";
export { PlotEditor, type PlotEditorProps } from "./PlotEditor.js";
export { PlotsView, type PlotsViewProps, type ViewedPlot } from "./PlotsView.js";
export type { PlotReader } from "./plot-reader.js";
export { loadPlotTexts } from "./use-plot-text.js";
export type { PlotMessageId, PlotMessages } from "./messages/plot-messages.js";
