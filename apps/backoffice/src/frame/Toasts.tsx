import { ToastRegion } from "@yer/ui";
import { toasts } from "../base/screen/toast-queue.js";

/** Where short notices of acts appear: top-center, 5 s (SPEC §9). */
export default function Toasts() {
  return <ToastRegion queue={toasts} />;
}
