export { Toolbar, type ToolbarProps } from "./Toolbar.js";
export type { ToolbarGroup, ToolbarItem } from "./items.js";
