import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { TextField } from "./TextField.js";

const meta = {
  title: "Inputs/TextField",
  component: TextField,
  args: { label: "Familiya", name: "surname", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label, description and error are bound to the input, so that a reader hears all three. */
export const Described: Story = {
  args: { description: "Pasportdagi kabi", error: "Familiyani yozing", isRequired: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: /Familiya/ });
    await expect(input).toHaveAccessibleDescription(/Pasportdagi kabi.*Error: Familiyani yozing/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute("id", "field-surname");
    await userEvent.type(input, "Yoʻldoshev");
    await expect(args.onChange).toHaveBeenLastCalledWith("Yoʻldoshev");
  },
};

/** A unit or an icon inside the frame. */
export const WithAffixes: Story = { args: { label: "Maydon", suffix: "m²", width: "sm" } };

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <TextField {...props} defaultValue={filled ? "Karimova Dilnoza" : ""} placeholder="Familiya, ism" />
      )}
    />
  ),
};
