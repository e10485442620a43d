import { Button, Checkbox, Form, formFields, type Refusal, TextField } from "@yer/ui";
import * as z from "zod";

const schema = z.object({
  name: z.string().min(1, "Enter a name"),
  town: z.string().min(1, "Enter a town"),
  isTold: z.boolean(),
});
type Values = z.infer<typeof schema>;
const empty: Values = { name: "", town: "", isTold: false };

// Parts of a form in files of their own take their fields from `formFields`: a path that the values lack does not compile.
const { Field, useValue } = formFields<Values>();
function AddressFields() {
  const name = useValue("name");
  return <Field name="town">{(field) => <TextField {...field} label={`Town of ${name || "the account"}`} />}</Field>;
}

/** What it resolves with is shown at the fields and at the top. */
async function send(values: Values): Promise<Refusal | void> {
  const answer = await fetch("/account", { method: "PUT", body: JSON.stringify(values) });
  if (answer.status === 409) return { fields: { name: "This name is taken" } };
  return undefined;
}

export function Example() {
  return (
    <Form aria-label="Account" schema={schema} defaultValues={empty} onSubmit={send}>
      {({ Field }) => (
        <>
          <Field name="name">{(field) => <TextField {...field} label="Name" />}</Field>
          <AddressFields />
          <Field name="isTold">{(field) => <Checkbox {...field}>Tell me of news</Checkbox>}</Field>
          <Button type="submit" variant="primary">
            Save the account
          </Button>
        </>
      )}
    </Form>
  );
}
