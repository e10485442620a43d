import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { AlertDialog } from "./AlertDialog.js";

const meta = {
  component: AlertDialog,
  args: {
    trigger: <Button variant="danger">Rad etish</Button>,
    title: "Ariza rad etilsinmi?",
    children: <p>Ariza beruvchiga xabar yuboriladi. Buni bekor qilib boʻlmaydi.</p>,
    confirmLabel: "Rad etish",
    danger: true,
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts at the safe answer, so that Enter changes nothing. */
export const SafeByDefault: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Rad etish" });
    await userEvent.click(trigger);
    await screen.findByRole("alertdialog", { name: "Ariza rad etilsinmi?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A double click acts once, and the question closes when the act is done. */
export const ActsOnce: Story = {
  args: { onConfirm: fn(async () => Promise.resolve()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rad etish" }));
    const question = await screen.findByRole("alertdialog");
    const answer = [...question.querySelectorAll("button")].at(-1);
    if (answer) await userEvent.dblClick(answer);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { args: { isOpen: true } };
