import { areas } from "@yer/api/contract/areas";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { useAreaPageText } from "../area-page-texts.js";

/** Props of {@link CheckDialog}. */
export interface CheckDialogProps {
  /** Id of the area. */
  readonly id: string;
  readonly verdict: "accept" | "refuse";
  readonly onClose: () => void;
}

/** Accepts what the check found, so that the area is set aside, or says why it is no fault. */
export default function CheckDialog({ id, verdict, onClose }: CheckDialogProps) {
  const text = useAreaPageText();
  const label = text(verdict === "accept" ? "areaMove.accept" : "areaMove.refuse_check");
  const form = useEndpointForm(verdict === "accept" ? areas.acceptCheck : areas.refuseCheck, {
    draft: { form: `area.check.${verdict}`, id },
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id }, body }),
    done: () => text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
