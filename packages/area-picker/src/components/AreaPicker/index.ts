export type { AreaLoaders, AreaPlace } from "./AreaLoaders.js";
export { AreaPicker, type AreaPickerProps } from "./AreaPicker.js";
