export type { Mask } from "./mask.js";
export { MaskedField, type MaskedFieldProps } from "./MaskedField.js";
