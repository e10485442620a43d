import { factors } from "@yer/api/contract/factors";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { Button, Dialog, InlineAlert, Stack, TextField } from "@yer/ui";
import { type FormEvent, useId, useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import { useSignInText } from "./signInTexts.js";

/** Props of {@link EmailDialog}. */
export interface EmailDialogProps {
  /** The address as it stands; null: none. */
  readonly email: string | null;
  readonly onClose: () => void;
}

/** Changes where letters about the account go; an empty field stops them. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const text = useSignInText();
  const [change, { pending }] = useAct(factors.email);
  const form = useId();
  const [typed, setTyped] = useState(email ?? "");
  const [failure, setFailure] = useState<Failure>();
  const fault = failure?.kind === "problem" ? failure.problem.errors?.[0] : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setFailure(undefined);
    const given = typed.trim();
    const outcome = await change({ body: { email: given === "" ? null : given } });
    if (outcome.failure) return setFailure(outcome.failure);
    toasts.push({ tone: "success", text: text("email.saved") });
    onClose();
  }

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
          <Button type="submit" form={form} variant="primary" isPending={pending}>
            {text("security.save")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          {failure && !fault ? (
            <InlineAlert tone="danger" announce>
              {sayFailure(text, failure)}
            </InlineAlert>
          ) : null}
          <TextField
            label={text("email.address")}
            description={text("email.hint")}
            type="email"
            autoComplete="email"
            value={typed}
            onChange={setTyped}
            maxLength={254}
            error={fault ? sayFault(text, fault) : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
