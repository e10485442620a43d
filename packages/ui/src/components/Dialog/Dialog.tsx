import type { ReactNode } from "react";
import { type DialogContent, ModalFrame, type ModalProps } from "./ModalFrame.js";

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** Width: 400, 520, 800, 1040 px; `full` is the whole window. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** Whether a press outside closes it; leave it off where something is being written. @default false */
  isDismissable?: boolean;
  /** The content. */
  children: DialogContent;
  /** The row of buttons at the foot, the main one last. */
  footer?: DialogContent;
}

/**
 * A task of its own over the page: focus stays inside, the page behind is inert, Escape closes, and focus goes back
 * to where it was. For a question of yes or no, use `AlertDialog`; for a long look beside the page, `Drawer`.
 */
export function Dialog({ size = "md", ...frame }: DialogProps): ReactNode {
  return <ModalFrame {...frame} size={size} />;
}
