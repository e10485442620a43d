import { FormDialog, type FormDialogProps } from "../../../../base/forms/FormDialog.js";
import { useAreaPageText } from "../area-page-texts.js";
import type { AreaActProps } from "./area-act.js";
import { AreaFollows, type SaidWithMove } from "./AreaFollows.js";

/** Props of {@link AreaActDialog}. */
type AreaActDialogProps = AreaActProps &
  Omit<FormDialogProps, "title" | "label"> & {
    /** What the person has said so far of what decides how the area stands then. */
    readonly said?: SaidWithMove;
  };

/** The form of what a move of an area needs, in a dialog: title and button are named after the move, and it says what follows. */
export function AreaActDialog({ said, children, ...props }: AreaActDialogProps) {
  const { move, area, ...rest } = props;
  const label = useAreaPageText()(`areaMove.${move}`);
  return (
    <FormDialog {...rest} title={label} label={label}>
      <AreaFollows area={area} move={move} said={said} />
      {children}
    </FormDialog>
  );
}
