import { type Application, applications } from "@yer/api/contract/applications";
import { addressOf } from "@yer/api/paths";
import { TextArea } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationText } from "../application-texts.js";

/** Asks why an application is withdrawn; what is shown afterwards is the area it came from, or the register. */
export function WithdrawDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const text = useApplicationText();
  const navigate = useNavigate();
  const { id, number } = application;
  const form = useEndpointForm(applications.withdraw, {
    draft: { form: "withdraw:property", id },
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id }, body }),
    done: () => text("withdraw.done", { number }),
    onSaved: ({ areaId }) =>
      navigate(areaId === null ? "/applications" : addressOf("/area/:id", { id: areaId }), { replace: true }),
  });
  return (
    <FormDialog
      form={form}
      title={text("word.withdraw")}
      label={text("word.withdraw")}
      variant="danger"
      onClose={onClose}
    >
      <p>{text("withdraw.text")}</p>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
