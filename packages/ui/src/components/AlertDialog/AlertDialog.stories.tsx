import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { AlertDialog } from "./AlertDialog.js";

const meta = {
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  args: {
    trigger: <Button variant="danger">Rad etish</Button>,
    title: "Ariza rad etilsinmi?",
    children: <p>Ariza beruvchiga xabar yuboriladi. Buni bekor qilib boʻlmaydi.</p>,
    confirmLabel: "Ha, rad etish",
    isDanger: true,
    onConfirm: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Asks before something that is hard to undo. The page waits for the answer.

**Use it** before what cannot be taken back: refusing, deleting, signing. Name the act on the button ("Reject"), not "OK".
**Not** for what can be undone (do it, and offer to undo it in a \`Toast\`), for telling something (\`InlineAlert\`,
\`Toast\`), or for fields to fill in (\`Dialog\`).

Alert dialog pattern of the ARIA Authoring Practices. Focus starts at the way back, so that a stray Enter changes nothing.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | Between the answers, in a circle |
| Enter, Space | Gives the answer |
| Escape | The way back; does nothing while the act is running |

A press outside does not close it. Afterwards the focus is back at the button that opened it.

**Screen readers** hear the question as the name and the text under it as the description, at once.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts at the safe answer and stays inside; Enter there changes nothing, Escape neither; focus comes back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole("button", { name: "Rad etish" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await step("the question says what it is about", async () => {
      const question = await screen.findByRole("alertdialog", { name: "Ariza rad etilsinmi?" });
      await expect(question).toHaveAccessibleDescription(/Buni bekor qilib boʻlmaydi/u);
    });
    await step("focus goes round between the answers", async () => {
      const [cancel, confirm] = ["Cancel", "Ha, rad etish"].map((name) => screen.getByRole("button", { name }));
      await waitFor(() => expect(cancel).toHaveFocus());
      await userEvent.tab();
      await expect(confirm).toHaveFocus();
      await userEvent.tab();
      await expect(cancel).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(confirm).toHaveFocus();
      await userEvent.tab();
    });
    await step("Enter at the way back does nothing", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step("Escape is the way back too", async () => {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("alertdialog");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** A double click acts once, and the question closes when the act is done. */
export const ActsOnce: Story = {
  args: { onConfirm: fn(async () => Promise.resolve()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rad etish" }));
    await screen.findByRole("alertdialog");
    await userEvent.dblClick(screen.getByRole("button", { name: "Ha, rad etish" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A trigger that cannot be used now tells why, and opens nothing: not by the pointer, not by a key. */
export const BlockedTrigger: Story = {
  args: { trigger: <Button disabledReason="Ariza boshqa tashkilotda">Rad etish</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Rad etish" });
    await userEvent.click(trigger);
    await userEvent.keyboard("{Enter} ");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleDescription("Ariza boshqa tashkilotda");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

const { promise, resolve } = Promise.withResolvers<boolean>();

/** While the act runs the question cannot be left; when it fails the question stays. */
export const StaysWhenItFails: Story = {
  args: { onConfirm: fn(() => promise) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rad etish" }));
    await screen.findByRole("alertdialog");
    const confirm = screen.getByRole("button", { name: /Ha, rad etish/u });
    await userEvent.click(confirm);
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    resolve(false);
    await waitFor(() => expect(confirm).not.toHaveAttribute("data-pending"));
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled();
  },
};

/** The question, with words as long as Russian needs. */
export const AllStates: Story = {
  args: {
    isOpen: true,
    title: "Отклонить заявление о признании права собственности на земельный участок?",
    children: <p>Заявителю будет отправлено уведомление. Это действие нельзя отменить.</p>,
    confirmLabel: "Да, отклонить заявление",
    cancelLabel: "Вернуться к заявлению",
  },
};
