import { type OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useLinesText } from "./lines-texts.js";

/** Sets what waits of a line aside, to be returned to who paid, with a reason. */
export function SetAsideDialog({ line, onClose }: { readonly line: OpenLine; readonly onClose: () => void }) {
  const text = useLinesText();
  const form = useEndpointForm(statementLines.setAside, {
    start: { reason: "" },
    version: line.version,
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id: line.id }, body }),
    done: () => text("lines.aside.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text("lines.aside")} label={text("lines.aside")} onClose={onClose}>
      <p>{text("lines.aside.text")}</p>
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}
