export { Chips, focusLastChip } from "./Chips.js";
export { MultiSelect, type MultiSelectProps } from "./MultiSelect.js";
