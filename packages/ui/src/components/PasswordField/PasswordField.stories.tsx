import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { PasswordField } from "./PasswordField.js";

const meta = {
  title: "Inputs/PasswordField",
  component: PasswordField,
  args: { label: "Parol", name: "password", width: "lg" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It can be shown, and hidden again. */
export const Shows: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Parol");
    await userEvent.type(input, "maxfiy");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <PasswordField {...props} defaultValue={filled ? "maxfiy-soʻz" : ""} />} />
  ),
};
