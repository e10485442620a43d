import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import type { Mask } from "./mask.js";
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
  parameters: {
    docs: {
      description: {
        component: `Text of a fixed form: a cadastre number, a PINFL, a phone. The form comes as a \`Mask\`; \`@yer/api/formats\` has the country's.

**When to use it.** Where every value has the same shape and people copy it from a paper.

**When not.** Where values differ in shape; a mask that is wrong once locks a person out.

It is a text field: every key does what it does in one. Signs that do not fit their place are left out, those of the form
itself come by themselves, and the caret stays where the person writes. A whole value is pasted in any form; it is checked,
its check digit too, when the field is left.`,
      },
    },
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

/** Correcting in the middle leaves the caret there. */
export const Keyboard: Story = {
  args: { defaultValue: "123456789" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "STIR" });
    await userEvent.tab();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{Backspace}");
    await expect(input).toHaveValue("134 567 89");
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard("0");
    await expect(input).toHaveValue("103 456 789");
    await expect(input.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenLastCalledWith("103456789");
  },
};

/** What is pasted with other things around it is cleaned; a wrong check digit is told when the field is left. */
export const PastedWithRubbish: Story = {
  args: {
    mask: { ...groups, check: (value) => (value.endsWith("9") ? undefined : "stir.digit") },
    checkMessage: () => "Raqamda xato bor: oxirgi xonasi mos kelmaydi",
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "STIR" });
    await userEvent.tab();
    await userEvent.paste("STIR: 123-456-788.");
    await expect(args.onChange).toHaveBeenLastCalledWith("123456788");
    await expect(input).toHaveValue("123 456 788");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/oxirgi xonasi mos kelmaydi/u);
  },
};

const passport: Mask = {
  pattern: "AA _______",
  replacement: { A: /[A-Za-z]/u, _: /\d/u },
  parse: (typed) => typed.replaceAll(/[^a-z\d]/giu, "").toUpperCase(),
  format: (value) => value.replace(/^([A-Z]{2})(?=\d)/u, "$1 "),
  check: () => undefined,
};

/** A phone's keyboard that puts letters together is left alone until it has. */
export const Composed: Story = {
  args: { label: "Pasport", mask: passport },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Pasport" });
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "ad-" } });
    await expect(input).toHaveValue("ad-");
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue("AD");
    await expect(args.onChange).toHaveBeenLastCalledWith("AD");
    await userEvent.keyboard("1234567");
    await expect(input).toHaveValue("AD 1234567");
  },
};

/** In a mirrored page the plus stays before its digits. */
export const FromTheRight: Story = {
  globals: { dir: "rtl" },
  args: { label: "Telefon", mask: phone, defaultValue: "+998901234567", isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: /Telefon/u });
    await expect(getComputedStyle(input).direction).toBe("ltr");
    await expect(getComputedStyle(input).textAlign).toBe("right");
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
