import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { PasswordField } from "./PasswordField.js";

const meta = {
  title: "Inputs/PasswordField",
  component: PasswordField,
  args: { label: "Parol", name: "password", width: "lg" },
  parameters: {
    docs: {
      description: {
        component: `A password. It may be pasted, shown, and is told when Caps Lock is on.

**When to use it.** Where people sign in or choose a password.

**When not.** For codes sent once: a \`TextField\` with \`autoComplete="one-time-code"\` shows them.

| Key | What it does |
|---|---|
| Tab | From the field to the button that shows the password |
| Enter, Space on the button | Shows, hides it |
| Enter in the field | Sends the form; the password is hidden before |`,
      },
    },
  },
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

/** Shown and hidden by keys; hidden again when the form is sent. */
export const Keyboard: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Parol");
    await userEvent.tab();
    await userEvent.keyboard("maxfiy");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
    await fireEvent.submit(canvasElement.querySelector("form") as HTMLFormElement);
    await expect(input).toHaveAttribute("type", "password");
  },
};

/** A password manager finds the field by its purpose, and what is pasted stays as it is. */
export const Pasted: Story = {
  args: { autoComplete: "current-password" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Parol");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(input);
    await userEvent.paste("olma anor uzum behi");
    await expect(input).toHaveValue("olma anor uzum behi");
  },
};

/** The host judges a password that is being made; bars and words say it. */
export const Judged: Story = {
  args: {
    autoComplete: "new-password",
    strength: (password) =>
      password.length < 12 ? { score: 1, text: "Zaif: kamida 12 ta belgi yozing" } : { score: 4, text: "Kuchli parol" },
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Parol");
    await userEvent.type(input, "qisqa");
    await expect(canvas.getByText("Zaif: kamida 12 ta belgi yozing")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-on]")).toHaveLength(1);
    await userEvent.type(input, "-ammo-endi-uzun");
    await expect(canvas.getByText("Kuchli parol")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-on]")).toHaveLength(4);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <PasswordField {...props} defaultValue={filled ? "maxfiy-soʻz" : ""} />} />
  ),
};
