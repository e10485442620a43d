import { type ReactNode, use } from "react";
import { SubmenuTrigger } from "react-aria-components/Menu";
import { MenuAction } from "./menu-action.js";
import { MenuItem, type MenuItemProps } from "./MenuItem.js";
import { List, Sheet } from "./parts.js";

/** Props of `SubMenu`. */
export interface SubMenuProps extends Pick<MenuItemProps, "id" | "icon" | "description" | "isDisabled"> {
  /** The words of the line that opens it. */
  label: string;
  /** `MenuItem`s, `MenuSection`s, `MenuSeparator`s and further `SubMenu`s. */
  children: ReactNode;
}

/**
 * A line of a menu that opens another menu beside it; what is chosen there is told to the outer menu's `onAction`. One
 * level is enough for most, two are too many for a phone.
 */
export function SubMenu({ label, children, ...item }: SubMenuProps): ReactNode {
  const onAction = use(MenuAction);
  return (
    <SubmenuTrigger>
      <MenuItem {...item}>{label}</MenuItem>
      <Sheet offset={-2} crossOffset={-5}>
        <List {...(onAction ? { onAction } : {})}>{children}</List>
      </Sheet>
    </SubmenuTrigger>
  );
}
