export type { ComboFieldProps } from "./ComboField.js";
export { ComboBox, type ComboBoxProps } from "./ComboBox.js";
export type { OptionSearch } from "./use-option-search.js";
export { containsText, type OptionSourceProps } from "./use-option-source.js";
