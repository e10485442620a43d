import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { NumberField } from "./NumberField.js";

const meta = {
  title: "Inputs/NumberField",
  component: NumberField,
  args: { label: "Umumiy maydon", name: "area", unit: "m²", fractionDigits: 2, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys step, End goes to the greatest, leaving puts what was typed in order. */
export const Keyboard: Story = {
  args: { min: 0, max: 500, defaultValue: 10, step: 5, hasSteppers: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Umumiy maydon" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("15");
    await userEvent.keyboard("{End}");
    await expect(input).toHaveValue("500");
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A year is a number without groups. */
export const Year: Story = {
  args: {
    label: "Qurilgan yili",
    grouping: false,
    unit: undefined,
    fractionDigits: 0,
    defaultValue: 1998,
    width: "xs",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("1998");
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
