export { ToneIcon, type ToneIconProps } from "./ToneIcon.js";
