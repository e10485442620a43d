import type { ReactNode } from "react";
import type { DialogProps } from "../Dialog/Dialog.js";
import { ModalFrame } from "../Dialog/ModalFrame.js";

/** Props of `Drawer`: those of `Dialog`. */
export interface DrawerProps extends Omit<DialogProps, "size" | "isDismissable"> {
  /** Width. @default "md" (480 px) */
  size?: "md" | "lg";
  /** Whether a press outside closes it; turn it off where something is being written. @default true */
  isDismissable?: boolean;
}

/** A long look beside the page: details of a row, filters. It behaves as a `Dialog` that a press outside closes. */
export function Drawer({ size = "md", isDismissable = true, ...frame }: DrawerProps): ReactNode {
  return <ModalFrame {...frame} place="end" size={size} isDismissable={isDismissable} />;
}
