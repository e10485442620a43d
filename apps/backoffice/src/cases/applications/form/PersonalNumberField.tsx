import type { Mask } from "@yer/api/formats";
import { type BoundField, Button, MaskedField, Stack, TextField } from "@yer/ui";
import { useState } from "react";
import { useApplicationText } from "../application-texts.js";

/** Props of {@link PersonalNumberField}. */
export interface PersonalNumberFieldProps extends BoundField<string> {
  readonly label: string;
  readonly mask: Mask;
  readonly isReadOnly: boolean;
}

const isHidden = (value: string): boolean => value.includes("•");

/**
 * A person's number. One that the reader may not see in full stays as it is, hidden, until the person asks to type it
 * anew; giving that up brings the hidden one back.
 */
export function PersonalNumberField({ mask, ...field }: PersonalNumberFieldProps) {
  const text = useApplicationText();
  const [hidden] = useState(isHidden(field.value) ? field.value : undefined);
  const { isReadOnly, onChange } = field;
  if (isHidden(field.value)) {
    return (
      <Stack gap={1} align="start">
        <TextField {...field} isReadOnly description={text("form.hidden")} />
        {isReadOnly ? null : (
          <Button size="sm" onPress={() => onChange("")}>
            {text("form.hidden.retype")}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={1} align="start">
      <MaskedField {...field} mask={mask} />
      {hidden === undefined ? null : (
        <Button size="sm" variant="quiet" onPress={() => onChange(hidden)}>
          {text("form.hidden.keep")}
        </Button>
      )}
    </Stack>
  );
}
