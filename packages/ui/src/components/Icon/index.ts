export { Icon, type IconDrawingProps, type IconProps } from "./Icon.js";
export { createIcon, type IconComponent } from "./create-icon.js";
