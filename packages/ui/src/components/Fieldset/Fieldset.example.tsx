import { Fieldset, TextField } from "@yer/ui";

export function Example() {
  return (
    <Fieldset legend="Address" layout="row">
      <TextField label="Street" />
      <TextField label="Town" />
    </Fieldset>
  );
}
