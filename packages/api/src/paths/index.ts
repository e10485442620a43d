/** Every address of the product, its permission code and the side menu: pure, read by the service and both apps. */
export { type AreaState, areaStates } from "./area-states.js";
export { type ScreenCode, screenCodes } from "./screen-codes.js";
export { type Screen, type ScreenPath, screenOf, screens } from "./screens.js";
export { type PathMatch, type PathParams, addressOf, matchPath } from "./match-path.js";
export {
  type MenuEntry,
  type MenuGroup,
  type MenuKey,
  type MenuMessages,
  type MenuNode,
  groupsAbove,
  isMenuGroup,
  menu,
  menuEntries,
  menuFor,
} from "./menu.js";
export { menuHrefAt } from "./menu-at.js";
export { type Opening, type Visitor, firstPermitted, mayOpen } from "./may-open.js";
export { askedByStaff, asStaffAsk } from "./unknown.js";
