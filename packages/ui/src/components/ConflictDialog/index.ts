export { ConflictDialog, type ConflictDialogProps, type ConflictField } from "./ConflictDialog.js";
export { sameValue } from "./merge.js";
