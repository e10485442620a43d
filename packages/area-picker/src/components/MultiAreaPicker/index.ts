export { MultiAreaPicker } from "./MultiAreaPicker.js";
export type { MultiAreaPickerProps } from "./MultiAreaPickerProps.js";
