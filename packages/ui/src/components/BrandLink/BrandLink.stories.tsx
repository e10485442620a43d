import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandLink } from "./BrandLink.js";

const meta = {
  title: "Structure/BrandLink",
  component: BrandLink,
  args: { href: "/", label: "Yer: bosh sahifa", children: "Yer" },
} satisfies Meta<typeof BrandLink>;
export default meta;

/** Its full name is what screen readers say; the mark is silent. */
export const AllStates: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Yer: bosh sahifa" });
    await expect(link).toHaveAttribute("href", "/");
    await expect(link).toHaveTextContent("Yer");
  },
};
