import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { CheckAnswers } from "../CheckAnswers/CheckAnswers.js";
import { formFields } from "../Form/FormField.js";
import { TextField } from "../TextField/TextField.js";
import type { WizardStep } from "./types.js";
import { Wizard, type WizardProps } from "./Wizard.js";

interface Owner {
  surname: string;
}
interface Plot {
  address: string;
}

const { Field: OwnerField } = formFields<Owner>();
const { Field: PlotField } = formFields<Plot>();

const steps: readonly WizardStep[] = [
  {
    id: "owner",
    title: "Egallovchi",
    description: "Pasportdagi kabi yozing.",
    schema: z.object({ surname: z.string().check(z.minLength(1, "Familiyani yozing")) }),
    defaultValues: { surname: "" },
    content: <OwnerField name="surname">{(field) => <TextField {...field} label="Familiya" isRequired />}</OwnerField>,
  },
  {
    id: "plot",
    title: "Yer uchastkasi",
    schema: z.object({ address: z.string().check(z.minLength(5, "Manzilni toʻliq yozing")) }),
    defaultValues: { address: "" },
    content: <PlotField name="address">{(field) => <TextField {...field} label="Manzil" isRequired />}</PlotField>,
  },
  {
    id: "check",
    title: "Tekshirish",
    content: ({ answers, goTo }) => (
      <CheckAnswers
        title="Javoblar"
        items={[
          { label: "Familiya", value: String(answers["owner"]?.["surname"] ?? ""), onChange: () => goTo("owner") },
          { label: "Manzil", value: String(answers["plot"]?.["address"] ?? ""), onChange: () => goTo("plot") },
        ]}
      />
    ),
  },
];

/** A page that keeps what the wizard remembers. */
function Host(props: WizardProps) {
  const [state, setState] = useState(props.state);
  return (
    <Wizard
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/Wizard",
  component: Wizard,
  args: {
    steps,
    state: { step: "owner", answers: {}, done: [] },
    onStateChange: fn(),
    onSubmit: fn(),
    submitLabel: "Arizani yuborish",
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A long form in steps.

**Use it** for what people fill in rarely, in one go and in a set order: an application, a first registration. **Not**
for what can be done in any order and over days (\`TaskList\`), for a record that one opens to change a field (one page of
\`FormSection\`s), or for two or three fields (one \`Form\`).

Each step is a \`Form\` with a schema of its own: one goes on when its answers are right, and back at any time. What was
typed is the host's state, so a draft, a reload or an expired session lose nothing. End with \`CheckAnswers\`.

| Key | What it does |
|---|---|
| Tab | Through the answered steps, then the fields, then the buttons |
| Enter in a one-line field, or on Continue | Goes on; what is wrong stands at the top, where the focus goes |
| Enter, Space on a step of the list, on Back | Goes there; nothing typed is lost |

**Screen readers** hear the heading of every step ("Step 2 of 3"), which takes the focus; the page's title begins with the
step; steps in the list say whether they are completed.`,
      },
    },
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types and goes on by Tab and Enter. */
async function answer(field: HTMLElement, words: string): Promise<void> {
  await userEvent.type(field, words);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
}

/** From the first step to the last by keys alone; going back keeps the answers. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const heading = (name: RegExp) => canvas.getByRole("heading", { level: 2, name });
    await step("what is wrong keeps one on the step, and takes the focus", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /Familiya/ }), "{Enter}");
      await waitFor(() => expect(canvas.getByRole("alert").parentElement).toHaveFocus());
      await expect(heading(/Egallovchi/)).toBeVisible();
    });
    await step("what is right leads on: the next heading has the focus, the title says the step", async () => {
      await answer(canvas.getByRole("textbox", { name: /Familiya/ }), "Karimov");
      await waitFor(() => expect(heading(/Step 2 of 3\s*Yer uchastkasi/)).toHaveFocus());
      await expect(document.title).toMatch(/^Yer uchastkasi \(2\/3\) – /u);
      await expect(document.title).not.toMatch("Egallovchi");
    });
    await step("back, and the answer is there; what was half typed is kept too", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /Manzil/ }), "Bu");
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Back" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(heading(/Egallovchi/)).toHaveFocus());
      await expect(canvas.getByRole("textbox", { name: /Familiya/ })).toHaveValue("Karimov");
      await answer(canvas.getByRole("textbox", { name: /Familiya/ }), "a");
      await waitFor(() => expect(canvas.getByRole("textbox", { name: /Manzil/ })).toHaveValue("Bu"));
    });
    await step("to the end", async () => {
      await answer(canvas.getByRole("textbox", { name: /Manzil/ }), "xoro koʻchasi, 1");
      await waitFor(() => expect(heading(/Tekshirish/)).toHaveFocus());
      await userEvent.click(canvas.getByRole("button", { name: "Arizani yuborish" }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          owner: { surname: "Karimova" },
          plot: { address: "Buxoro koʻchasi, 1" },
          check: {},
        }),
      );
    });
  },
};

const filled = {
  step: "check",
  answers: { owner: { surname: "Karimov" }, plot: { address: "Buxoro koʻchasi, 1" } },
  done: ["owner", "plot"],
};

/** "Change" leads to the question, and Continue there leads back at once. */
export const ChangeAnAnswer: Story = {
  args: { state: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Change.*Familiya/ }));
    const field = await canvas.findByRole("textbox", { name: /Familiya/ });
    await userEvent.clear(field);
    await answer(field, "Aliyev");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: /Tekshirish/ })).toHaveFocus());
    await expect(canvas.getByText("Aliyev")).toBeVisible();
  },
};

/** Answers of a draft that no longer hold lead back to their step instead of being sent. */
export const DraftIsCheckedAgain: Story = {
  args: { state: { ...filled, answers: { ...filled.answers, plot: { address: "?" } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Arizani yuborish" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: /Yer uchastkasi/ })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Steps that were answered lead back; those to come are only words. */
export const StepList: Story = {
  args: { state: { step: "plot", answers: { owner: { surname: "Karimov" } }, done: ["owner"] } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("navigation", { name: "Steps" });
    await expect(list).toHaveTextContent(/Tekshirish, not completed yet/);
    await expect(canvas.queryByRole("button", { name: /Tekshirish/ })).toBeNull();
    await expect(list.querySelector("[aria-current=step]")).toHaveTextContent("Yer uchastkasi");
    await userEvent.click(canvas.getByRole("button", { name: /Egallovchi.*completed/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Familiya/ })).toHaveValue("Karimov"));
  },
};

/** What the service refuses stands at the top of the last step. */
export const Refused: Story = {
  args: { state: filled, onSubmit: fn(async () => Promise.resolve({ form: "Bu uchastka boʻyicha ariza bor" })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Arizani yuborish" }));
    await expect(await canvas.findByText("Bu uchastka boʻyicha ariza bor")).toBeVisible();
  },
};

export const AllStates: Story = {
  args: { state: { step: "plot", answers: { owner: { surname: "Karimov" } }, done: ["owner"] } },
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <Host {...args} />
      <div style={{ inlineSize: 360 }}>
        <Host {...args} aria-label="Qadamlar, tor joyda" state={filled} />
      </div>
    </div>
  ),
};
