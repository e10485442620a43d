export type { Option } from "./option.js";
export { Select, type SelectProps } from "./Select.js";
