import { conclusions } from "@yer/api/contract/conclusions";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useConclusionsText } from "./conclusions-texts.js";
import type { SeatDialogProps } from "./seat-dialog-props.js";

/** Takes a conclusion from the colleague who holds it, always with a reason. */
export default function TakeOverDialog({ applicationId, stepId, holder, onClose }: SeatDialogProps) {
  const text = useConclusionsText();
  const form = useEndpointForm(conclusions.takeOver, {
    draft: { form: "take_over:conclusion", id: `${applicationId}-${stepId}`.slice(0, 60) },
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: ({ reason }) => ({ params: { id: applicationId }, body: { stepId, reason } }),
    done: () => text("seat.done.take_over"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text("seat.take_over.title", { name: holder ?? "" })}
      label={text("seat.take_over")}
      onClose={onClose}
    >
      <p>{text("seat.take_over.text")}</p>
      <TextArea {...form.field("reason")} description={text("seat.reason.history")} isRequired />
    </FormDialog>
  );
}
