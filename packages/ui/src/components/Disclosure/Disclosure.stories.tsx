import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Disclosure } from "./Disclosure.js";

const meta = {
  component: Disclosure,
  args: { title: "Muddat qanday hisoblanadi?", level: 3, children: "Ish kunlari bilan, ertasi kundan." },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Muddat qanday hisoblanadi?" });
    await expect(canvas.getByRole("heading", { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Ish kunlari bilan, ertasi kundan.")).toBeVisible());
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
      <Disclosure {...args} defaultOpen />
    </Stack>
  ),
};
