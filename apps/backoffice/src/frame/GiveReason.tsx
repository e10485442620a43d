import { auth } from "@yer/api/contract/auth";
import { useSession } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../base/forms/FormDialog.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { useText } from "../base/language/use-text.js";

/** Asks why one wants to write in another person's name; from then on the session is no longer read-only. */
export default function GiveReason({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { readUser } = useSession();
  const form = useEndpointForm(auth.impersonationReason, {
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ body }),
    onSaved: async () => {
      await readUser();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("header.impersonation.reason")}
      label={text("header.impersonation.reason")}
      disabledReason={form.values.reason.trim().length < 10 ? text("header.impersonation.reason.text") : undefined}
      onClose={onClose}
    >
      <p>{text("header.impersonation.reason.text")}</p>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
