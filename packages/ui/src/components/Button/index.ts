export { Button, type ButtonProps, type ButtonVariant } from "./Button.js";
export type { PressAction } from "./use-press-once.js";
