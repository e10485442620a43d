import { FormDialog, type FormDialogProps } from "../../../../base/forms/FormDialog.js";
import { useAreaPageText } from "../area-page-texts.js";
import type { AreaActProps } from "./area-act.js";

/** Props of {@link AreaActDialog}. */
type AreaActDialogProps = AreaActProps & Omit<FormDialogProps, "title" | "label">;

/** The form of what a move of an area needs, in a dialog: title and button are named after the move. */
export function AreaActDialog(props: AreaActDialogProps) {
  const { move, area: _, ...rest } = props;
  const label = useAreaPageText()(`areaMove.${move}`);
  return <FormDialog {...rest} title={label} label={label} />;
}
