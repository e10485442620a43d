import { namesRequest } from "@yer/api/messages/sentences";
import { type ToastMessage, ToastQueue } from "@yer/ui";

/** Nobody copies the number of a request within five seconds: what names one stays until it is closed. */
function staying(message: ToastMessage): ToastMessage {
  return namesRequest(message.text) ? { timeout: null, ...message } : message;
}

class Notices extends ToastQueue {
  override push(message: ToastMessage): string {
    return super.push(staying(message));
  }

  override update(id: string, message: ToastMessage): void {
    super.update(id, staying(message));
  }
}

/** Short notices of acts; anything may push to it, inside React or not. */
export const toasts: ToastQueue = new Notices();
