import type { MoveKey } from "@yer/api/contract/statuses";
import { FormDialog, type FormDialogProps } from "../../../base/forms/FormDialog.js";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";
import type { ActProps } from "./act-props.js";

/** Props of `ActDialog`. */
export type ActDialogProps = ActProps & Omit<FormDialogProps, "title" | "label">;

/** Moves that ask in a dialog: of each it is said, before it is made, what follows from it. */
const followed = [
  "review_announce",
  "review_return",
  "review_reject",
  "justice_positive",
  "justice_negative",
  "record_payment",
  "agree_instalments",
  "council_for",
  "council_against",
  "return",
] as const satisfies readonly MoveKey[];

/** A return is one, whichever status it is made from. */
const told = (move: (typeof followed)[number]) => (move === "review_return" ? "return" : move);

const isFollowed = (move: MoveKey): move is (typeof followed)[number] =>
  (followed as readonly MoveKey[]).includes(move);

/** The form of what a move needs, in a dialog: title and button are named after the move, and what follows stands first. */
export const ActDialog = withApplicationTexts(({ children, ...props }: ActDialogProps) => {
  const { move, application, ...rest } = props;
  const text = useApplicationText();
  const label = text(`move.${move}`);
  return (
    <FormDialog {...rest} title={label} label={label}>
      {/* What is registered stays so, whatever is recorded of it. */}
      {isFollowed(move) && application.status !== "registered" ? <p>{text(`act.follows.${told(move)}`)}</p> : null}
      {children}
    </FormDialog>
  );
});
