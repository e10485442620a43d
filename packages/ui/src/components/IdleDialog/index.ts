export { IdleDialog, type IdleDialogProps } from "./IdleDialog.js";
