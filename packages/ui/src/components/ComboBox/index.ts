export { ComboBox, type ComboBoxProps, containsText, type OptionSourceProps } from "./ComboBox.js";
export type { OptionSearch } from "./useOptionSearch.js";
