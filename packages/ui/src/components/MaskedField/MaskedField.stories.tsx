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

/** A number that is laid out only when it is whole, as the real formats do. */
const phone: Mask = {
  pattern: "+998 __ ___ __ __",
  replacement: { _: /\d/u },
  parse: (typed) => {
    const digits = typed.replaceAll(/\D/gu, "").replace(/^998/u, "");
    return digits === "" ? "" : `+998${digits}`;
  },
  format: (value) => value.replace(/^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/u, "+998 $1 $2 $3 $4"),
  check: (value) => (/^\+998\d{9}$/u.test(value) ? undefined : "phone.length"),
  inputMode: "tel",
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

/** A value pasted in another form is taken, and can be corrected. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("123-456-789");
    await expect(args.onChange).toHaveBeenLastCalledWith("123456789");
    await expect(input).toHaveValue("123 456 789");
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("123 456 78");
    await userEvent.keyboard("0");
    await expect(args.onChange).toHaveBeenLastCalledWith("123456780");
  },
};

/** A fixed beginning stays, though an unfinished value has no shape yet. */
export const FixedBeginning: Story = {
  args: { label: "Telefon", mask: phone },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "9012345");
    await expect(input).toHaveValue("+998 90 123 45");
    await userEvent.type(input, "67");
    await expect(input).toHaveValue("+998 90 123 45 67");
    await expect(args.onChange).toHaveBeenLastCalledWith("+998901234567");
    await userEvent.clear(input);
    await userEvent.paste("998 (90) 765-43-21");
    await expect(input).toHaveValue("+998 90 765 43 21");
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
