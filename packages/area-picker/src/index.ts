/** From the republic to one plot: pickers, sketches and, later, maps of places. The pure model is `@yer/area-picker/model`. */
export * from "./components/AreaPicker/index.js";
export * from "./components/MultiAreaPicker/index.js";
export * from "./components/OutlineSketch/index.js";
export type { AreaLoaders, AreaPlace } from "./places/area-loaders.js";
export type { PickerProps } from "./components/PlaceField/picker-props.js";
export type { AreaMessageId, AreaMessages } from "./messages/area-messages.js";
export {
  type AreaChoice,
  type AreaSelection,
  areaSelectionActions,
  createAreaSelectionReducer,
  pathOfSelection,
  type PlacedArea,
  type SelectedNeighbourhood,
  type SelectedPlace,
} from "./selection/area-selection.js";
export { CreditWords, type CreditWordsProps } from "./texts/CreditWords.js";
export { loadAreaTexts } from "./texts/load-area-texts.js";
