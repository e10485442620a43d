import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.js";

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Nomzodlar", href: "#/applications" },
      { label: "Muhokamada", href: "#/applications/aplications_1" },
      { label: "15-26-0001" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText("15-26-0001")).toHaveAttribute("aria-current", "page");
  },
};
