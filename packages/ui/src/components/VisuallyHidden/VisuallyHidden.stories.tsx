import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.js";

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a name, though nobody sees it. */
export const AllStates: Story = {
  render: () => (
    <a href="#more">
      Batafsil <VisuallyHidden>15-26-0001 ariza haqida</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Batafsil 15-26-0001 ariza haqida" });
    await expect(link.querySelector("span")?.getBoundingClientRect().width).toBe(1);
  },
};
