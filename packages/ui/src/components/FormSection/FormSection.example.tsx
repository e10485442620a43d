import { FormSection, TextField } from "@yer/ui";

export function Example() {
  return (
    <FormSection title="Delivery" description="Where the parcel goes">
      <TextField label="Street" />
      <TextField label="Town" />
    </FormSection>
  );
}
