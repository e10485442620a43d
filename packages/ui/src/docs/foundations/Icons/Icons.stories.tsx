import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { IconGallery } from "./IconGallery.js";

const meta = {
  title: "Foundations/Icons",
  component: IconGallery,
  tags: ["!autodocs"],
} satisfies Meta<typeof IconGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows the sheet, and says so when nothing is left. */
export const Searched: Story = {
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Find an icon" });
    await userEvent.type(search, "chevron");
    const shown = canvas.getAllByRole("listitem");
    for (const item of shown) await expect(item).toHaveTextContent(/^Chevron/u);
    await expect(within(canvas.getByRole("list")).getAllByText("turns round in rtl").length).toBeGreaterThan(0);
    await userEvent.clear(search);
    await userEvent.type(search, "unicorn");
    await expect(await canvas.findByText("No icon has this name")).toBeVisible();
  },
};

/** All icons. */
export const AllStates: Story = { name: "Gallery" };
