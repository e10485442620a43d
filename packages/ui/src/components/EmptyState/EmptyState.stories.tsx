import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InboxIcon } from "../../icons/InboxIcon.js";
import { Button } from "../Button/Button.js";
import { EmptyState } from "./EmptyState.js";

const meta = {
  component: EmptyState,
  args: { title: "Hozircha arizalar yoʻq" },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: {
    icon: <InboxIcon size={32} />,
    children: "Yangi ariza kelganda shu yerda koʻrinadi. Filtrlarni tozalab ham koʻring.",
    actions: <Button variant="primary">Ariza yaratish</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Hozircha arizalar yoʻq");
    await expect(canvas.getByRole("button", { name: "Ariza yaratish" })).toBeVisible();
  },
};
