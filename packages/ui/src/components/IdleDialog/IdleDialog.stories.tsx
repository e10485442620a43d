import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { IdleDialog } from "./IdleDialog.js";

const meta = {
  title: "Overlays/IdleDialog",
  component: IdleDialog,
  args: {
    left: 119,
    children: <p>Yozganlaringiz saqlanadi, qayta kirsangiz shu yerga qaytasiz.</p>,
    onStay: fn(),
    onSignOut: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Warns before a session ends because nobody was there.

**Use it** once, in the frame of an app whose sessions end when they lie idle, two minutes before the end. Say in it what
becomes of what the person was doing. **Not** for the end of a session that nothing can put off (\`Banner\`).

| Key | What it does |
|---|---|
| Tab, Shift+Tab | Between the answers, in a circle |
| Enter, Space | Gives the answer |
| Escape | Stays |

**Screen readers** hear the dialog once; the time that is left is a timer, which they read when asked.`,
      },
    },
  },
} satisfies Meta<typeof IdleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The person stays by the button or by Escape, and leaves by the other button. */
export const Answers: Story = {
  play: async ({ args, step }) => {
    await screen.findByRole("dialog", { name: "Are you still there?" });
    await expect(screen.getByRole("timer")).toHaveTextContent("1:59");
    await step("stays by the button", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
      await expect(args.onStay).toHaveBeenCalledTimes(1);
    });
    await step("stays by Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(args.onStay).toHaveBeenCalledTimes(2));
    });
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await step("leaves", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
};

async function press(name: string): Promise<void> {
  const button = screen.getByRole("button", { name });
  for (let steps = 0; steps < 4 && document.activeElement !== button; steps += 1) await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
}

/** Both answers by the keys alone. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Are you still there?" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await press("Stay signed in");
    await expect(args.onStay).toHaveBeenCalledOnce();
    await press("Sign out");
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** The last seconds, with words as long as Russian needs. */
export const AllStates: Story = {
  args: {
    left: 7,
    children: <p>Некоторое время вы ничего не делали. Написанное сохранится, а после входа вы вернётесь сюда же.</p>,
  },
};
