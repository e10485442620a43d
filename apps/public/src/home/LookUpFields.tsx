import { Button, SearchIcon, Stack, TextField } from "@yer/ui";
import type { FormEvent, ReactNode } from "react";
import { useText } from "../language/use-text.js";

/** What {@link LookUpFields} shows and tells. */
interface LookUpFieldsProps {
  readonly number?: string;
  readonly digits?: string;
  readonly faults?: { readonly number?: string; readonly digits?: string };
  readonly isPending?: boolean;
  readonly onNumber?: (number: string) => void;
  readonly onDigits?: (digits: string) => void;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The answer, announced as it comes. */
  readonly children?: ReactNode;
}

/**
 * The form of the look-up, without what asks the service. Its method is `dialog`, which outside of a dialog does nothing:
 * where no script runs, a browser must not put somebody's digits into an address.
 */
export function LookUpFields({
  number,
  digits,
  faults = {},
  isPending = false,
  onNumber,
  onDigits,
  onSubmit,
  children,
}: LookUpFieldsProps) {
  const text = useText();
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <TextField
          name="number"
          label={text("lookUp.number")}
          description={text("lookUp.number.hint")}
          value={number}
          onChange={onNumber}
          inputMode="numeric"
          error={faults.number}
          maxLength={20}
        />
        <TextField
          name="lastDigits"
          label={text("lookUp.last")}
          description={text("lookUp.last.hint")}
          value={digits}
          onChange={onDigits}
          inputMode="numeric"
          error={faults.digits}
          maxLength={4}
        />
        <Button type="submit" variant="secondary" icon={<SearchIcon />} isPending={isPending} isWide>
          {text(isPending ? "lookUp.searching" : "lookUp.submit")}
        </Button>
        <output>{children}</output>
      </Stack>
    </form>
  );
}
