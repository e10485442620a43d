import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import type { Mask } from "./Mask.js";
import { MaskedField } from "./MaskedField.js";

/** Nine digits in threes. */
const groups: Mask = {
  pattern: "___ ___ ___",
  replacement: { _: /\d/u },
  parse: (typed) => typed.replaceAll(/\D/gu, "").slice(0, 9),
  format: (value) => value.replaceAll(/(\d{3})(?=\d)/gu, "$1 "),
  check: (value) => (value.length === 9 ? undefined : "stir.length"),
  inputMode: "numeric",
  placeholder: "000 000 000",
};

const meta = {
  title: "Inputs/MaskedField",
  component: MaskedField,
  args: {
    label: "STIR",
    name: "stir",
    mask: groups,
    width: "md",
    checkMessage: () => "STIR 9 xonali boʻladi",
    onChange: fn(),
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form shows while typing; the value is bare; the check waits until the field is left. */
export const TypedAndChecked: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "STIR" });
    await userEvent.type(input, "12345");
    await expect(input).toHaveValue("123 45");
    await expect(args.onChange).toHaveBeenLastCalledWith("12345");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/STIR 9 xonali/);
    await userEvent.type(input, "6789");
    await expect(input).toHaveValue("123 456 789");
    await expect(input).toBeValid();
  },
};

/** A value pasted in another form is taken. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("123-456-789");
    await expect(args.onChange).toHaveBeenLastCalledWith("123456789");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => <MaskedField {...props} mask={groups} defaultValue={filled ? "123456789" : ""} />}
    />
  ),
};
