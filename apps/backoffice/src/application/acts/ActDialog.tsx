import { useText } from "../../language/useText.js";
import { AskDialog, type AskDialogProps } from "../../shell/AskDialog.js";
import type { ActProps } from "./ActProps.js";

/** Props of `ActDialog`. */
export type ActDialogProps = ActProps & Omit<AskDialogProps, "title" | "label">;

/** The frame of a dialog that asks what a move needs: title and button are named after the move. */
export function ActDialog({ move, ...rest }: ActDialogProps) {
  const label = useText()(`move.${move}`);
  return <AskDialog {...rest} title={label} label={label} />;
}
