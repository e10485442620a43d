export { Button, type ButtonProps, type ButtonVariant } from "./Button.js";
export type { PressAction } from "./usePressOnce.js";
