import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Popover } from "./Popover.js";

const meta = {
  component: Popover,
  args: {
    trigger: <Button>Batafsil</Button>,
    label: "Muddat haqida",
    children: <p>Xulosa uchun 10 ish kuni beriladi.</p>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Muddat haqida" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Batafsil" })).toHaveFocus());
  },
};

export const AllStates: Story = { args: { isOpen: true } };
