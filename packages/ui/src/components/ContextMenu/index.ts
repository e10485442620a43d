export { ContextMenu, type ContextMenuProps } from "./ContextMenu.js";
export type { ContextAsked, ContextMenuTarget } from "./use-context-target.js";
