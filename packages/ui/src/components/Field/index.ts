export { Field, type FieldControl, type FieldFrameProps } from "./Field.js";
export { fieldAnchor, type FieldProps, type FieldWidth } from "./types.js";
export { bareInput, controlFrame, dropdown, dropdownItem, innerButton } from "./parts.js";
