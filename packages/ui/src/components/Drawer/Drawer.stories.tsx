import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Drawer } from "./Drawer.js";

const meta = {
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
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "Filtrlar" });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrlar" })).toHaveFocus());
  },
};

export const AllStates: Story = { args: { isOpen: true } };
