/**
 * Plots out of files (`@yer/area-picker/model/import`): GeoJSON, KML, Shapefile, lists; coordinates of WGS 84, SK-42 and
 * UTM. Pure, but heavy: an entry of its own, to be loaded when somebody imports.
 */
export {
  importBounds,
  type ImportedPlot,
  type ImportFault,
  importFaults,
  ImportRefusal,
  type PlotFormat,
  plotFormats,
  type PlotImport,
} from "./plot-import.js";
export { parseJson } from "./parse-json.js";
export { type Feature, type FeatureImport, placed, readFeatures } from "./read-features.js";
export { readPlots } from "./read-plots.js";
export { type SystemId, systemById, systemIds, zoneOfMeridian } from "./systems.js";
export { unzip } from "./unzip.js";
