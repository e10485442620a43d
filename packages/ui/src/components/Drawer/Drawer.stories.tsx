import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Drawer } from "./Drawer.js";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    trigger: <Button>Filtrlar</Button>,
    title: "Filtrlar",
    children: <p>Holat, hudud, sana.</p>,
    footer: (close) => (
      <Button variant="primary" onPress={close}>
        Koʻrsatish
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A long look beside the page: it comes from the page's end and leaves what is behind in sight.

**Use it** for the details of a row, filters, a long list to choose from.
**Not** for a short task (\`Dialog\`), a question (\`AlertDialog\`), or what people need beside the page all the time (a
column of its own). The app's navigation on a phone is in \`AppShell\`.

Dialog pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | To the next, the previous control inside, in a circle |
| Escape | Closes it; the focus is back where it was |

A press outside closes it too; turn \`isDismissable\` off where something is being written.

**Screen readers** hear a dialog named by its title; the page behind is inert.

**Data attributes** on the sheet: \`data-size\`, \`data-place\`, \`data-entering\`, \`data-exiting\`.`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in, stays in and comes back; Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "Filtrlar" });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrlar" })).toHaveFocus());
  },
};

/** A press outside closes it, unless something is being written in it. */
export const ClosesOnPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filtrlar" }));
    const drawer = await screen.findByRole("dialog");
    const veil = drawer.parentElement?.parentElement;
    if (veil) await userEvent.click(veil);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Open, with words as long as Russian needs. */
export const AllStates: Story = {
  args: {
    isOpen: true,
    title: "Сведения о самовольно занятом земельном участке",
    children: <p>Площадь, категория земель, границы и снимки участка.</p>,
  },
};
