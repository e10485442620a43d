export type { Mask } from "./Mask.js";
export { MaskedField, type MaskedFieldProps } from "./MaskedField.js";
