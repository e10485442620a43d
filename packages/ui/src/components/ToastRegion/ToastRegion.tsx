import { type ReactNode, useSyncExternalStore } from "react";
import { LaterPart } from "../../host/LaterPart.js";
import { lazyOverlay } from "../../overlay/lazy-overlay.js";
import type { RootProps } from "../../root/root-props.js";
import type { ToastQueue } from "./toast-queue.js";

const ToastStage = lazyOverlay<ToastRegionProps, "ToastStage">(() => import("./ToastStage.js"), "ToastStage");

/** Props of `ToastRegion`. */
export interface ToastRegionProps extends RootProps {
  /** The queue it shows; one region a page. */
  queue: ToastQueue;
}

/**
 * Shows a queue's messages at the top centre, newest first, five seconds each, paused while hovered or focused and
 * announced to screen readers. F6 goes to it, its button closes. What draws
 * them comes with the first; what is pushed until then waits.
 *
 * Data attributes: `data-focus-visible` on the region, `data-tone` and `data-action` (it has a
 * button of its own) on each message.
 */
export function ToastRegion(props: ToastRegionProps): ReactNode {
  const { queue } = props;
  const isUsed = useSyncExternalStore(
    (changed) => queue.whenUsed(changed),
    () => queue.isUsed,
    () => false,
  );
  return isUsed ? (
    <LaterPart>
      <ToastStage {...props} />
    </LaterPart>
  ) : null;
}
