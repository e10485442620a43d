export { SideNav, type SideNavProps, type SideNavState } from "./SideNav.js";
export type { SideNavGroup, SideNavItem, SideNavLink } from "./items.js";
