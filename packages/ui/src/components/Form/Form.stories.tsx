import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { Button } from "../Button/index.js";
import { Checkbox } from "../Checkbox/index.js";
import { Fieldset } from "../Fieldset/index.js";
import { FormSection } from "../FormSection/index.js";
import { TextArea } from "../TextArea/index.js";
import { TextField } from "../TextField/index.js";
import { Form } from "./Form.js";
import { formFields } from "./FormField.js";

const schema = z.object({
  surname: z.string().check(z.minLength(1, "Familiyani yozing")),
  reason: z.string().check(z.minLength(10, "Sababni kamida 10 belgi bilan yozing")),
  agreed: z.literal(true, "Roziligingiz kerak"),
});
interface Values {
  surname: string;
  reason: string;
  agreed: boolean;
}

const { Field } = formFields<Values>();

const fields = (
  <>
    <FormSection title="Egallovchi" description="Pasportdagi kabi yozing.">
      <Field name="surname">{(field) => <TextField {...field} label="Familiya" isRequired />}</Field>
      <Fieldset legend="Qaror">
        <Field name="reason">{(field) => <TextArea {...field} label="Sabab" isRequired limit={200} />}</Field>
      </Fieldset>
      <Field name="agreed">{(field) => <Checkbox {...field}>Maʼlumotlar toʻgʻri</Checkbox>}</Field>
    </FormSection>
    <div>
      <Button type="submit" variant="primary">
        Yuborish
      </Button>
    </div>
  </>
);

const empty: Values = { surname: "", reason: "", agreed: false };

const meta = {
  title: "Forms/Form",
  component: Form<Values, z.output<typeof schema>>,
  args: { "aria-label": "Ariza", schema, defaultValues: empty, onSubmit: fn(), children: fields },
  parameters: {
    docs: {
      description: {
        component: `Values, checks and sending of a form, over react-hook-form and a zod schema.

**Use it** around everything that is filled in and sent; bind each input by the form's own \`Field\`,
which takes only paths of its values. Parts in files of their own get theirs from \`formFields\`. The schema is the contract's
own where there is one, so that the browser and the service refuse the same.
**Not** for filters and settings that act at once, nor around a single search field.

A field is checked when it was left; sending checks all, and what is wrong stands at the top (\`ErrorSummary\`), where the
focus goes. What \`onSubmit\` resolves with (\`{ fields, form }\`) is shown in the same way. Add \`DirtyGuard\` against
leaving, \`AutosaveStatus\` where drafts are kept.

| Key | What it does |
|---|---|
| Tab | From field to field |
| Enter in a one-line field | Sends |
| Enter in a text of several lines | A new line |
| Enter on an error at the top | To its field |

**Screen readers** find a form by its \`aria-label\`, hear the summary when it comes, and each error with its field.

**Data attributes** \`data-submitting\`, \`data-dirty\`.`,
      },
    },
  },
} satisfies Meta<typeof Form<Values, z.output<typeof schema>>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in, refused, mended and sent without a pointer. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("Enter in a text of several lines is a line, in one of one line it sends", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("qisqa{Enter}");
      await expect(canvas.queryByRole("alert")).toBeNull();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByRole("region", { name: "There is a problem" })).toHaveFocus());
    });
    await step("the first error leads to its field", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: "Familiya" })).toHaveFocus();
      await userEvent.keyboard("Karimova");
    });
    await step("mended, it is sent from the button", async () => {
      await userEvent.tab();
      await userEvent.keyboard("Chegarasi aniqlanmagan");
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    });
  },
};

/** A refused form lists its errors at the top, takes the focus there, and leads to each field by the same words. */
export const ErrorsAtTheTop: Story = {
  play: async ({ canvas, args, step }) => {
    await step("Enter in a field sends; the summary takes the focus", async () => {
      await userEvent.click(canvas.getByRole("textbox", { name: "Familiya" }));
      await userEvent.keyboard("{Enter}");
      const summary = await canvas.findByRole("region", { name: "There is a problem" });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
        "Familiyani yozing",
        "Sababni kamida 10 belgi bilan yozing",
        "Roziligingiz kerak",
      ]);
      await expect(document.title).toMatch(/^Error: /u);
    });
    await step("a link leads to its field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Sababni kamida 10 belgi bilan yozing" }));
      await expect(canvas.getByRole("textbox", { name: "Sabab" })).toHaveFocus();
    });
    await step("a mended field leaves the summary, the last one takes it away", async () => {
      await userEvent.keyboard("Chegarasi aniqlanmagan");
      await waitFor(() => expect(canvas.queryByRole("link", { name: /Sababni/ })).toBeNull());
      await userEvent.type(canvas.getByRole("textbox", { name: "Familiya" }), "Karimova");
      await userEvent.click(canvas.getByRole("checkbox"));
      await waitFor(() => expect(canvas.queryByRole("region", { name: "There is a problem" })).toBeNull());
      await expect(document.title).not.toMatch(/^Error: /u);
    });
    await step("then it is sent", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Yuborish" }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          surname: "Karimova",
          reason: "Chegarasi aniqlanmagan",
          agreed: true,
        }),
      );
    });
  },
};

/** A field is checked when it was left, not while it is being written. */
export const ChecksAtTheField: Story = {
  play: async ({ canvas }) => {
    const reason = canvas.getByRole("textbox", { name: "Sabab" });
    await userEvent.type(reason, "qisqa");
    await expect(reason).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, " emas endi");
    await waitFor(() => expect(reason).toBeValid());
  },
};

/** What the server refuses stands at its field and in the summary. */
export const ServerRefuses: Story = {
  args: { onSubmit: fn(() => ({ fields: { surname: "Bu shaxs roʻyxatda bor" }, form: "Ariza qabul qilinmadi" })) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Yuborish" }));
    const summary = await canvas.findByRole("region", { name: "There is a problem" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent(/Ariza qabul qilinmadi.*Bu shaxs roʻyxatda bor/u);
    await expect(canvas.getByRole("textbox", { name: "Familiya" })).toBeInvalid();
  },
};

/** A double click sends once. */
export const SendsOnce: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Yuborish" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

async function fill(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]): Promise<void> {
  await userEvent.type(canvas.getByRole("textbox", { name: "Familiya" }), "Karimova");
  await userEvent.type(canvas.getByRole("textbox", { name: "Sabab" }), "Chegarasi aniqlanmagan");
  await userEvent.click(canvas.getByRole("checkbox"));
}

/** The form, refused. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yuborish" }));
    await canvas.findByRole("region", { name: "There is a problem" });
  },
};
