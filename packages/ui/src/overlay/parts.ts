import type { ModalSheetProps } from "../components/Dialog/ModalSheet.js";
import type { MenuSheetProps } from "../components/Menu/MenuSheet.js";
import type { PopoverSheetProps } from "../components/Popover/PopoverSheet.js";
import { lazyOverlay } from "./lazy-overlay.js";

// A third of React Aria is what overlays are drawn with: a page that shows none yet does not wait for it.

/** Draws an open menu. */
export const MenuSheet = lazyOverlay<MenuSheetProps, "MenuSheet">(
  () => import("../components/Menu/MenuSheet.js"),
  "MenuSheet",
);

/** Draws an open dialog, drawer or question. */
export const ModalSheet = lazyOverlay<ModalSheetProps, "ModalSheet">(
  () => import("../components/Dialog/ModalSheet.js"),
  "ModalSheet",
);

/** Draws an open popover. */
export const PopoverSheet = lazyOverlay<PopoverSheetProps, "PopoverSheet">(
  () => import("../components/Popover/PopoverSheet.js"),
  "PopoverSheet",
);
