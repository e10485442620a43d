import type { ReplyOf } from "@yer/api/contract/endpoint";
import { factors, leastPassword } from "@yer/api/contract/factors";
import { Button, Checkbox, Dialog, PasswordField, Stack, TextField } from "@yer/ui";
import { useId } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useSignInText } from "./sign-in-texts.js";

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
  const id = useId();
  const form = useEndpointForm(factors.password, {
    // A password is kept nowhere.
    start: { username: "", current: "", next: "", endOthers: true },
    fields: {
      username: text("word.userName"),
      current: text("password.current"),
      next: text("password.next"),
      endOthers: text("password.endOthers"),
    },
    args: ({ username, current, ...given }) => ({
      body: {
        ...given,
        ...(own.hasPassword ? { current } : {}),
        ...(own.username === null ? { username: username.trim().toLowerCase() } : {}),
      },
    }),
    done: () => text("password.saved"),
    onSaved: onClose,
  });
  const isWrong = form.failure?.kind === "problem" && form.failure.problem.code === "wrong-credentials";
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
          {isWrong ? null : <FormProblem form={form} />}
          {own.username === null ? (
            <TextField {...form.field("username")} autoComplete="username" maxLength={40} isRequired />
          ) : null}
          {own.hasPassword ? (
            <PasswordField
              {...form.field("current")}
              {...(isWrong ? { error: text("password.wrong") } : {})}
              isRequired
            />
          ) : null}
          <PasswordField
            {...form.field("next")}
            description={text("password.hint", { least: leastPassword })}
            autoComplete="new-password"
            isRequired
          />
          <Checkbox {...form.field("endOthers")} />
        </Stack>
      </form>
    </Dialog>
  );
}
