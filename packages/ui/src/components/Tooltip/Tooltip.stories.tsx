import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Tooltip } from "./Tooltip.js";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    content: "Hujjatni bosmaga chiqarish",
    children: <IconButton aria-label="Chop etish" icon={<PrintIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 60, textAlign: "center" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A few more words about a button or link, on hover and focus.

**Use it** to show the name of an \`IconButton\`, or keys that do the same.
**Not** for anything people need (a phone has no hover): a field's \`description\`, a \`Disclosure\`. Why a button cannot
be used is its \`disabledReason\`; links and controls go into a \`Popover\`.

Tooltip pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab to its button | Shows it at once |
| Escape | Puts it away; the focus stays |
| Enter, Space on its button | Puts it away and presses |

Hovering shows it after \`delay\`; the pointer may go onto the hint, and it stays (WCAG 1.4.13).

**Screen readers** hear it as the description, after the button's name.

**Data attributes** on the hint: \`data-placement\`, \`data-entering\`, \`data-exiting\`.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus shows it at once and binds it to the button; Escape puts it away and leaves the focus; leaving does too. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Chop etish" });
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Hujjatni bosmaga chiqarish");
    await expect(button).toHaveAccessibleDescription("Hujjatni bosmaga chiqarish");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole("tooltip");
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** The pointer may go onto the hint, which stays then (WCAG 1.4.13); it goes when the pointer leaves. */
export const Hoverable: Story = {
  args: { delay: 0 },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Chop etish" });
    // As pointers do, it comes over the page, and leaves one thing as it enters the next.
    const pointer = userEvent.setup();
    await pointer.hover(canvasElement);
    await pointer.hover(button);
    const hint = await screen.findByRole("tooltip");
    await pointer.hover(hint);
    // Real time is what this is about: without the pointer on it, it goes after half a second.
    const from = performance.now();
    await waitFor(() => expect(performance.now() - from).toBeGreaterThan(900));
    await expect(hint).toBeVisible();
    await pointer.unhover(hint);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** Open, with words as long as Russian needs. */
export const AllStates: Story = {
  args: { isOpen: true, content: "Напечатать заключение уполномоченного органа и приложения к нему" },
};
