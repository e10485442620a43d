export { ToastQueue, type ToastMessage, type ToastScreen } from "./ToastQueue.js";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.js";
