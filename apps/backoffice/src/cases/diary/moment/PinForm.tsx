import { Button, PasswordField, Stack } from "@yer/ui";
import type { FormEvent } from "react";
import { useMomentText } from "./moment-texts.js";

/** Props of {@link PinForm}. */
export interface PinFormProps {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
  readonly onSubmit: () => unknown;
  readonly error?: string | undefined;
  readonly isTrying?: boolean;
  /** Why no PIN can be tried now. */
  readonly waits?: string | undefined;
}

/**
 * The field of the PIN, and the button beside it. It is not on the hook of forms (docs/decisions/0102): the device itself
 * tries the PIN.
 */
export function PinForm({ pin, onChange, onSubmit, error, isTrying = false, waits }: PinFormProps) {
  const text = useMomentText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Before the app has come nothing hears of the form being sent: it leads nowhere by itself.
    <form noValidate method="dialog" onSubmit={submit}>
      <Stack gap={3}>
        <PasswordField
          name="pin"
          label={text("moment.pin")}
          value={pin}
          width="lg"
          onChange={onChange}
          autoComplete="current-password"
          error={error}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={isTrying}
            {...(waits === undefined ? {} : { disabledReason: waits })}
          >
            {text("moment.pin.open")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
