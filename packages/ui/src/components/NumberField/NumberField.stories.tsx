import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { NumberField } from "./NumberField.js";

const meta = {
  title: "Inputs/NumberField",
  component: NumberField,
  args: { label: "Umumiy maydon", name: "area", unit: "m²", fractionDigits: 2, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A number with its unit, written as the language writes it.

**When to use it.** For quantities that are counted or measured: areas, floors, years.

**When not.** For numbers that are names (a PINFL, a phone) a \`MaskedField\`; for money a \`MoneyField\`.

Spinbutton pattern of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Digits, comma, minus | Are typed |
| Up, Down | One step more, less |
| PageUp, PageDown | A larger step |
| Home, End | The least, the greatest number, where there is one |
| Ctrl+V on the whole | Pastes a number with any marks: 1 234,5, 1.234,5, 1,234.5, 12,5 ga |`,
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys step, End goes to the greatest, leaving puts what was typed in order. */
export const Keyboard: Story = {
  args: { minValue: 0, maxValue: 500, defaultValue: 10, step: 5, hasSteppers: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Umumiy maydon" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("15");
    await expect(input).toHaveAccessibleDescription("m²");
    await userEvent.keyboard("{End}");
    await expect(input).toHaveValue("500");
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** What was typed beyond the bounds becomes the nearest number that may stand there, and the field says so in words. */
export const SaysWhatItChanged: Story = {
  args: { minValue: 10, maxValue: 500 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Umumiy maydon" });
    await userEvent.type(input, "1250.5");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(500);
    await expect(await canvas.findByText("At most 500: 1,250.5 was changed")).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, "3");
    await userEvent.tab();
    await expect(await canvas.findByText("At least 10: 3 was changed")).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, "300");
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/was changed/u)).toBeNull());
  },
};

/** A year is a number without groups. */
export const Year: Story = {
  args: {
    label: "Qurilgan yili",
    isGrouped: false,
    unit: undefined,
    fractionDigits: 0,
    defaultValue: 1998,
    width: "xs",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("1998");
  },
};

/** A number comes in whichever marks it was written with elsewhere. */
export const Pasted: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Umumiy maydon" });
    await userEvent.tab();
    await userEvent.paste("1,234.5 m²");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await expect(input).toHaveValue("1\u00A0234,5");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste("0,25");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0.25);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <NumberField {...props} unit="m²" hasSteppers defaultValue={filled ? 1250.5 : undefined} />
      )}
    />
  ),
};
