import { formFields, TextField, Wizard, type WizardState, type WizardStep } from "@yer/ui";
import { useState } from "react";
import * as z from "zod";

const { Field: Who } = formFields<{ name: string }>();
const { Field: Where } = formFields<{ town: string }>();
const steps: WizardStep[] = [
  {
    id: "who",
    title: "Who orders?",
    schema: z.object({ name: z.string().min(1, "Enter a name") }),
    defaultValues: { name: "" },
    content: <Who name="name">{(field) => <TextField {...field} label="Name" />}</Who>,
  },
  {
    id: "where",
    title: "Where does it go?",
    schema: z.object({ town: z.string().min(1, "Enter a town") }),
    defaultValues: { town: "" },
    content: <Where name="town">{(field) => <TextField {...field} label="Town" />}</Where>,
  },
];

export function Example() {
  const [state, setState] = useState<WizardState>({ step: "who", answers: {}, done: [] });
  return (
    <Wizard
      steps={steps}
      state={state}
      onStateChange={setState}
      submitLabel="Place the order"
      onSubmit={(answers) => sessionStorage.setItem("order", JSON.stringify(answers))}
    />
  );
}
