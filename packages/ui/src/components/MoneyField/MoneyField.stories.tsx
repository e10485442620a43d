import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { MoneyField } from "./MoneyField.js";

const meta = {
  title: "Inputs/MoneyField",
  component: MoneyField,
  args: { label: "Summa", name: "sum", width: "md", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `An amount in the currency of \`UiProvider\`. Inside it is a whole number of minor units (tiyin, cents), so that no amount ever
passes through a fraction.

**When to use it.** For every amount of money people write.

**When not.** For amounts that are shown, \`useAmounts\`; for quantities with another unit, a \`NumberField\`.

It is a text field: every key does what it does in one. Amounts are taken as people write and paste them ("1 234 567,89",
"1.234.567,89 soʻm", "1,234,567.89"), and laid out when the field is left. While what stands there is no amount, \`onChange\` is
told \`NaN\`; left like that, the field says so.`,
      },
    },
  },
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

/** Typed, pasted over, and left, all by keys. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Summa" });
    await expect(input).toHaveAccessibleDescription("soum");
    await userEvent.tab();
    await userEvent.paste("1 234 567,89");
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456_789);
    await userEvent.tab();
    await expect(input).toHaveValue("1\u00A0234\u00A0567,89");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste("5 000 000 soʻm");
    await userEvent.tab();
    await expect(input).toHaveValue("5\u00A0000\u00A0000");
  },
};

/** What is no amount, too little or too much is told once the field is left, and what was typed stays. */
export const SaysWhatIsWrong: Story = {
  args: { minValue: 100_000, maxValue: 1_000_000_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Summa" });
    await userEvent.type(input, "ming");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Write the amount in figures/u);
    await expect(input).toHaveValue("ming");
    await userEvent.clear(input);
    await userEvent.type(input, "999");
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/1.000.soum at least/u);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <MoneyField {...props} defaultValue={filled ? 41_200_050 : null} />} />
  ),
};
