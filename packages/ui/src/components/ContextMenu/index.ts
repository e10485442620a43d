export { ContextMenu, type ContextMenuProps } from "./ContextMenu.js";
export type { ContextMenuTarget } from "./use-context-target.js";
