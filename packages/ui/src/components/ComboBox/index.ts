export type { ComboFieldProps } from "./ComboField.js";
export { ComboBox, type ComboBoxProps } from "./ComboBox.js";
export type { OptionSearch } from "./useOptionSearch.js";
export { containsText, type OptionSourceProps } from "./useOptionSource.js";
