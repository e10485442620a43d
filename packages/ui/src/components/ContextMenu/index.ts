export { ContextMenu, type ContextMenuProps } from "./ContextMenu.js";
export type { ContextMenuTarget } from "./useContextTarget.js";
