export { AreaPicker } from "./AreaPicker.js";
export type { AreaPickerProps } from "./area-picker-props.js";
