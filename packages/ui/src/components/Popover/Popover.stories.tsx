import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { TextField } from "../TextField/TextField.js";
import { Popover } from "./Popover.js";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    trigger: <Button>Batafsil</Button>,
    "aria-label": "Muddat haqida",
    children: <p>Xulosa uchun 10 ish kuni beriladi.</p>,
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A small panel by its button.

**Use it** for one or two fields, a choice of colours, a word more that holds links.
**Not** for a hint without controls (\`Tooltip\`), a list of actions (\`Menu\`), a form or a question (\`Dialog\`,
\`AlertDialog\`), or what people read anyway (\`Disclosure\`, or just show it).

Dialog pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Enter, Space on the button | Opens it and goes in |
| Tab, Shift+Tab | Through what it holds, in a circle |
| Escape | Closes it; the focus is back at the button |

A press outside closes it too. While it is open the rest of the page waits.

**Screen readers** hear a dialog named by \`aria-label\`; the button says whether it is open.

**Data attributes** on the sheet: \`data-placement\`, \`data-entering\`, \`data-exiting\`.`,
      },
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens and goes in, Tab stays inside, Escape closes and goes back. */
export const Keyboard: Story = {
  args: {
    children: (close) => (
      <Stack gap={2}>
        <TextField label="Izoh" />
        <Button onPress={close}>Tayyor</Button>
      </Stack>
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Batafsil" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "Muddat haqida" });
    await expect(panel).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    const field = screen.getByRole("textbox", { name: "Izoh" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(" ");
    await screen.findByRole("dialog");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Open, with words as long as Russian needs. */
export const AllStates: Story = {
  args: {
    isOpen: true,
    children: <p>Срок заключения — 10 рабочих дней. Он приостанавливается, пока заявитель исправляет документы.</p>,
  },
};
