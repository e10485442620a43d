import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { Button } from "../Button/index.js";
import { Checkbox } from "../Checkbox/index.js";
import { Fieldset } from "../Fieldset/index.js";
import { FormSection } from "../FormSection/index.js";
import { TextArea } from "../TextArea/index.js";
import { TextField } from "../TextField/index.js";
import { Form, type Refusal } from "./Form.js";
import { FormField } from "./FormField.js";

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

interface DemoProps {
  readonly onSubmit: (values: unknown) => Promise<Refusal | void> | Refusal | void;
}

function Demo({ onSubmit }: DemoProps): ReactElement {
  const [defaults] = useState<Values>({ surname: "", reason: "", agreed: false });
  return (
    <Form aria-label="Ariza" schema={schema} defaultValues={defaults} onSubmit={onSubmit}>
      <FormSection title="Egallovchi" description="Pasportdagi kabi yozing.">
        <FormField<Values, "surname"> name="surname">
          {(field) => <TextField {...field} label="Familiya" isRequired />}
        </FormField>
        <Fieldset legend="Qaror">
          <FormField<Values, "reason"> name="reason">
            {(field) => <TextArea {...field} label="Sabab" isRequired limit={200} />}
          </FormField>
        </Fieldset>
        <FormField<Values, "agreed"> name="agreed">
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value}>
              Maʼlumotlar toʻgʻri
            </Checkbox>
          )}
        </FormField>
      </FormSection>
      <div>
        <Button type="submit" variant="primary">
          Yuborish
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: "Forms/Form",
  component: Demo,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** The form at rest, and refused. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yuborish" }));
    await canvas.findByRole("region", { name: "There is a problem" });
  },
};
