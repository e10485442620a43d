import { FormDialog, type FormDialogProps } from "../../../base/forms/FormDialog.js";
import { useText } from "../../../base/language/use-text.js";
import type { ActProps } from "./act-props.js";

/** Props of `ActDialog`. */
export type ActDialogProps = ActProps & Omit<FormDialogProps, "title" | "label">;

/** The form of what a move needs, in a dialog: title and button are named after the move. */
export function ActDialog(props: ActDialogProps) {
  const { move, application: _, ...rest } = props;
  const label = useText()(`move.${move}`);
  return <FormDialog {...rest} title={label} label={label} />;
}
