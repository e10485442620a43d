export { Menu, MenuSection, MenuSeparator, type MenuProps, type MenuSectionProps } from "./Menu.js";
export { MenuItem, type MenuItemProps } from "./MenuItem.js";
export { SubMenu, type SubMenuProps } from "./SubMenu.js";
