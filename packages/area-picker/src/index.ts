/** From the republic to one plot: pickers, sketches and, later, maps of places. The pure model is `@yer/area-picker/model`. */
export * from "./components/AreaPicker/index.js";
export * from "./components/MultiAreaPicker/index.js";
export * from "./components/OutlineSketch/index.js";
export type { AreaLoaders, AreaPlace } from "./places/AreaLoaders.js";
export type { PickerProps } from "./components/PlaceField/PickerProps.js";
export type { AreaMessageId, AreaMessages } from "./messages/AreaMessages.js";
export {
  type AreaChoice,
  type AreaSelection,
  areaSelectionActions,
  createAreaSelectionReducer,
  pathOfSelection,
  type PlacedArea,
  type SelectedNeighbourhood,
  type SelectedPlace,
} from "./selection/areaSelection.js";
export { loadAreaTexts } from "./texts/loadAreaTexts.js";
