import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Dialog } from "./Dialog.js";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    trigger: <Button>Ochish</Button>,
    title: "Arizani yuborish",
    children: <p>Ariza ikki tashkilotga xulosa uchun yuboriladi. Muddat: 10 ish kuni.</p>,
    footer: (close) => (
      <>
        <Button onPress={close}>Bekor qilish</Button>
        <Button variant="primary" onPress={close}>
          Yuborish
        </Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A task of its own over the page.

**Use it** for a short task that starts and ends on this page: a few fields, a choice, a preview.
**Not** for a question of yes or no (\`AlertDialog\`), a long look beside the page (\`Drawer\`), a word more by a button
(\`Popover\`), or a long form: that is a page.

Dialog pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | To the next, the previous control inside, in a circle |
| Escape | Closes it; the focus is back where it was |

A press outside does nothing, unless \`isDismissable\`. What is long scrolls inside; title and buttons stay in the window.
On a phone it comes up from the lower edge and takes the width.

**Screen readers** hear a dialog named by its title; the page behind is inert.

**Data attributes** on the sheet: \`data-size\`, \`data-place\`, \`data-entering\`, \`data-exiting\`.`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in, stays in and comes back; Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Ochish" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Arizani yuborish" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A trigger that says why it cannot be used opens nothing, by mouse or key. */
export const ClosedTrigger: Story = {
  args: { trigger: <Button disabledReason="Buning uchun huquq yoʻq.">Ochish</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ochish" }));
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A press outside changes nothing unless asked for: what was written stays. */
export const StaysOnPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ochish" }));
    const dialog = await screen.findByRole("dialog");
    const veil = dialog.parentElement?.parentElement;
    if (veil) await userEvent.click(veil);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** What is long scrolls inside, by keyboard too; title and buttons stay in the window. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>{`${line + 1}. Xulosa beruvchi tashkilot`}</p>),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ochish" }));
    const send = await screen.findByRole("button", { name: "Yuborish" });
    await expect(send.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await waitFor(() => expect(screen.getByText(/^60\./u).parentElement).toHaveAttribute("tabindex", "0"));
    await expect(screen.getByRole("heading", { name: "Arizani yuborish" }).getBoundingClientRect().top).toBeGreaterThan(
      0,
    );
  },
};

/** `full` takes the window, for what needs all the room there is. */
export const WholeWindow: Story = {
  args: { size: "full" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ochish" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return expect(Math.max(clientWidth - width, clientHeight - height)).toBeLessThan(40);
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Open, with words as long as Russian needs. */
export const AllStates: Story = {
  args: {
    isOpen: true,
    title: "Отправить заявление на заключение уполномоченных органов",
    children: <p>Заявление будет отправлено двум органам. Срок заключения — 10 рабочих дней.</p>,
  },
};
