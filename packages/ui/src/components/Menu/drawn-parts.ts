import { type ComponentType, createContext, use } from "react";
import type { SeparatorProps } from "react-aria-components/Separator";
import type { MenuSectionProps } from "./Menu.js";
import type { MenuItemProps } from "./MenuItem.js";

/** What the lines of a menu are drawn by. It comes with the menu's sheet, so that a page writes its menus without it. */
export interface DrawnParts {
  readonly Line: ComponentType<MenuItemProps>;
  readonly Section: ComponentType<MenuSectionProps>;
  readonly Separator: ComponentType<SeparatorProps>;
}

/** Given by the sheet of an open menu. */
export const DrawnPartsContext = createContext<DrawnParts | null>(null);

/** The parts that the open menu around this line is drawn by. */
export function useDrawnParts(): DrawnParts {
  const parts = use(DrawnPartsContext);
  if (!parts) {
    throw new Error(
      "A MenuItem, MenuSection or MenuSeparator stands outside a menu. Put it among the children of Menu, ContextMenu, SubMenu or in SplitButton's menu.",
    );
  }
  return parts;
}
