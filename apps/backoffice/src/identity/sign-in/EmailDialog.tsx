import { factors } from "@yer/api/contract/factors";
import { Button, Dialog, Stack, TextField } from "@yer/ui";
import { useId } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useSignInText } from "./sign-in-texts.js";

/** Props of {@link EmailDialog}. */
export interface EmailDialogProps {
  /** The address as it stands; null: none. */
  readonly email: string | null;
  readonly onClose: () => void;
}

/** Changes where letters about the account go; an empty field stops them. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const text = useSignInText();
  const id = useId();
  const form = useEndpointForm(factors.email, {
    start: { email: email ?? "" },
    fields: { email: text("email.address") },
    args: ({ email: typed }) => ({ body: { email: typed.trim() || null } }),
    done: () => text("email.saved"),
    onSaved: onClose,
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("email.title")}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSending}>
            {text("word.save")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={3}>
          <FormProblem form={form} />
          <TextField
            {...form.field("email")}
            description={text("email.hint")}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
