export { ToastQueue, type ToastMessage, type ToastScreen } from "./toast-queue.js";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.js";
