export { DateField, type DateInputProps, type DateInputProps as DateFieldProps } from "./DateField.js";
