export { Dialog, type DialogProps } from "./Dialog.js";
export type { DialogContent, ModalProps } from "./ModalFrame.js";
