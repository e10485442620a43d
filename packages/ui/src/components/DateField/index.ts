export { DateField, type DateInputProps, type DateInputProps as DateFieldProps } from "./DateField.js";
export type { DateRules } from "./DateRules.js";
export type { DateInputBase } from "./useDateInput.js";
