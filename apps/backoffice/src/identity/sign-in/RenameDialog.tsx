import { type Factor, factors } from "@yer/api/contract/factors";
import { TextField } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useSignInText } from "./sign-in-texts.js";

/** Props of {@link RenameDialog}. */
export interface RenameDialogProps {
  readonly factor: Factor;
  readonly onClose: () => void;
}

/** Gives a second factor another name. */
export function RenameDialog({ factor, onClose }: RenameDialogProps) {
  const text = useSignInText();
  const form = useEndpointForm(factors.rename, {
    start: { name: factor.name },
    fields: { name: text("word.name") },
    args: (body) => ({ params: { id: factor.id }, body }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text("security.rename")} label={text("word.save")} size="sm" onClose={onClose}>
      <TextField {...form.field("name")} maxLength={60} isRequired />
    </FormDialog>
  );
}
