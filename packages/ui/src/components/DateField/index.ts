export { DateField, type DateInputProps, type DateInputProps as DateFieldProps } from "./DateField.js";
export type { DateRules } from "./date-rules.js";
export type { DateInputBase } from "./use-date-input.js";
