export type { Option, RenderOption } from "./option.js";
export { Select, type SelectProps } from "./Select.js";
