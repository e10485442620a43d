import { ToastQueue } from "@yer/ui";

/** Short notices of acts; anything may push to it, inside React or not. */
export const toasts = new ToastQueue();
