import { ErrorSummary, TextField } from "@yer/ui";

export function Example() {
  return (
    <>
      <ErrorSummary errors={[{ name: "email", message: "Enter an email address" }]} />
      <TextField name="email" label="Email" type="email" error="Enter an email address" />
    </>
  );
}
