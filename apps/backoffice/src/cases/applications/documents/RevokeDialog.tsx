import { documents, type ApplicationDocument } from "@yer/api/contract/documents";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationDocumentText } from "./application-document-texts.js";

/** Withdraws a document, with a reason that is kept as it is written. */
export function RevokeDialog({ document, onClose }: { document: ApplicationDocument; onClose: () => void }) {
  const text = useApplicationDocumentText();
  const form = useEndpointForm(documents.revoke, {
    draft: { form: "document:revoke", id: document.id },
    start: { reason: "" },
    fields: { reason: text("documents.revoke.reason") },
    args: (body) => ({ params: { id: document.id }, body }),
    done: () => text("documents.revoke.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text("documents.revoke.title")}
      label={text("documents.revoke")}
      variant="danger"
      onClose={onClose}
    >
      <p>{text("documents.revoke.text")}</p>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
