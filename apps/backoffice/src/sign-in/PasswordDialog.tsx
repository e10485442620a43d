import type { ReplyOf } from "@yer/api/contract/endpoint";
import { factors, leastPassword } from "@yer/api/contract/factors";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { Button, Checkbox, Dialog, InlineAlert, PasswordField, Stack, TextField } from "@yer/ui";
import { type FormEvent, useId, useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import { useSignInText } from "./signInTexts.js";

/** Props of {@link PasswordDialog}. */
export interface PasswordDialogProps {
  readonly own: ReplyOf<typeof factors.own>;
  readonly onClose: () => void;
}

/**
 * Changes the password, or sets the first one with a user name. Long rather than mixed (NIST SP 800-63B): nothing is
 * asked of its composition, pasting is allowed, it can be shown.
 */
export function PasswordDialog({ own, onClose }: PasswordDialogProps) {
  const text = useSignInText();
  const [change] = useAct(factors.password);
  const form = useId();
  const [username, setUsername] = useState("");
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [endOthers, setEndOthers] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const problem = failure?.kind === "problem" ? failure.problem : undefined;

  function faultAt(pointer: string): string | undefined {
    const fault = problem?.errors?.find((one) => one.pointer === pointer);
    return fault ? sayFault(text, fault) : undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const outcome = await change({
      body: {
        next,
        endOthers,
        ...(own.hasPassword ? { current } : {}),
        ...(own.username === null ? { username: username.trim().toLowerCase() } : {}),
      },
    });
    setPending(false);
    if (outcome.failure) return setFailure(outcome.failure);
    toasts.push({ tone: "success", text: text("password.saved") });
    onClose();
  }

  const wrong = problem?.code === "wrong-credentials";
  const elsewhere = failure && !wrong && !problem?.errors;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(own.hasPassword ? "password.change" : "password.set")}
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
          {elsewhere ? (
            <InlineAlert tone="danger" announce>
              {sayFailure(text, failure)}
            </InlineAlert>
          ) : null}
          {own.username === null ? (
            <TextField
              label={text("password.username.choose")}
              value={username}
              onChange={setUsername}
              autoComplete="username"
              maxLength={40}
              error={faultAt("/username")}
              isRequired
            />
          ) : null}
          {own.hasPassword ? (
            <PasswordField
              label={text("password.current")}
              value={current}
              onChange={setCurrent}
              error={wrong ? text("password.wrong") : faultAt("/current")}
              isRequired
            />
          ) : null}
          <PasswordField
            label={text("password.next")}
            description={text("password.hint", { least: leastPassword })}
            value={next}
            onChange={setNext}
            autoComplete="new-password"
            error={faultAt("/next")}
            isRequired
          />
          <Checkbox isSelected={endOthers} onChange={setEndOthers}>
            {text("password.endOthers")}
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}
