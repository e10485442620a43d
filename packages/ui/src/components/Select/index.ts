export type { Option } from "./Option.js";
export { Select, type SelectProps } from "./Select.js";
