import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { MoneyField } from "./MoneyField.js";

const meta = {
  title: "Inputs/MoneyField",
  component: MoneyField,
  args: { label: "Summa", name: "sum", width: "md", onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed as people write it, told in whole tiyin, laid out on leaving. */
export const TiyinInside: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Summa" });
    await userEvent.type(input, "1250000,5");
    await expect(args.onChange).toHaveBeenLastCalledWith(125_000_050);
    await userEvent.tab();
    await expect(input).toHaveValue("1\u00A0250\u00A0000,50");
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, "ming soʻm");
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <MoneyField {...props} defaultValue={filled ? 41_200_050 : null} />} />
  ),
};
