export { AreaPicker } from "./AreaPicker.js";
export type { AreaPickerProps } from "./AreaPickerProps.js";
