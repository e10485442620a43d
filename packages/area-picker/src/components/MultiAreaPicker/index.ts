export { MultiAreaPicker } from "./MultiAreaPicker.js";
export type { MultiAreaPickerProps } from "./multi-area-picker-props.js";
