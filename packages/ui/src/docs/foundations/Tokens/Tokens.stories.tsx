import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tokenEntries } from "../../../testing/colour-pairs.js";
import { TokenTables } from "./TokenTables.js";

const meta = {
  title: "Foundations/Tokens",
  component: TokenTables,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTables>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No theme and no density lacks a token that another has. */
export const AllStates: Story = {
  name: "All",
  play: async ({ canvas }) => {
    const themes = within(canvas.getByRole("region", { name: "By theme" }));
    await expect(themes.getAllByRole("row")).toHaveLength(tokenEntries("light").length + 1);
    await expect(canvas.getAllByRole("cell").filter((cell) => cell.textContent === "")).toEqual([]);
  },
};
